/** The sign of each character, of each house and of what a signpost says. */

import type { Component } from "svelte";
import Barrel from "~icons/game-icons/barrel";
import Sword from "~icons/game-icons/broadsword";
import Checked from "~icons/game-icons/checked-shield";
import Swords from "~icons/game-icons/crossed-swords";
import Shield from "~icons/game-icons/edged-shield";
import Bandage from "~icons/game-icons/hand-bandage";
import Health from "~icons/game-icons/health-increase";
import Hourglass from "~icons/game-icons/hourglass";
import Key from "~icons/game-icons/key";
import Knife from "~icons/game-icons/knife-fork";
import Laurel from "~icons/game-icons/laurel-crown";
import Crown from "~icons/game-icons/queen-crown";
import Rod from "~icons/game-icons/rod-of-asclepius";
import Potion from "~icons/game-icons/round-potion";
import Friends from "~icons/game-icons/three-friends";
import Wheat from "~icons/game-icons/wheat";

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- an icon passes any attribute on to its drawing */
export const GLYPHS: Readonly<Record<string, Component<any>>> = {
  miller: Wheat,
  mill: Wheat,
  brewer: Barrel,
  brewery: Barrel,
  witch: Potion,
  cottage: Potion,
  guard: Shield,
  guardhouse: Shield,
  knight: Sword,
  barracks: Sword,
  innkeeper: Knife,
  inn: Knife,
  noble: Key,
  castle: Key,
  wounded: Rod,
  infirmary: Rod,
  heal_top: Health,
  defend: Checked,
  attack: Swords,
  game_end: Hourglass,
  everybody: Friends,
  bandage: Bandage,
  first: Crown,
  winner: Laurel,
};
