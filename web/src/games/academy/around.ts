/** What every part of the table needs: scene and picture, choices, words, and who is who. */

import { getContext, setContext } from "svelte";

import type { BoardProps, Choices } from "../../board/contract.ts";
import type { AcademyPicture, AcademyScene, BoardPicture, BoardScene, CardScene, SquirePicture } from "../../wire/academy.ts";
import type { Hidden } from "../../wire/common.ts";
import { Speaker } from "../../words/speaker.ts";
import english from "./board.en.ftl?raw";
import russian from "./board.ru.ftl?raw";
import { tinctureOf } from "./tinctures.ts";

export type AcademyProps = BoardProps<AcademyScene, AcademyPicture>;
export type Given = Pick<AcademyProps, "scene" | "picture" | "speaker" | "viewer">;

const KEY = Symbol("academy");
const TEXTS = { en: [english], ru: [russian] };

/** The props of the board, always the newest, with what is asked of them everywhere. */
export class Around {
  private readonly given: () => Given;
  private readonly asked: () => Choices | null;
  private readonly own: () => Speaker;

  constructor(given: () => Given, asked: () => Choices | null, own: () => Speaker) {
    this.given = given;
    this.asked = asked;
    this.own = own;
  }

  get scene(): AcademyScene {
    return this.given().scene;
  }

  get picture(): AcademyPicture {
    return this.given().picture;
  }

  get speaker(): Speaker {
    return this.given().speaker;
  }

  /** The words that only the board says. */
  get words(): Speaker {
    return this.own();
  }

  get choices(): Choices | null {
    return this.asked();
  }

  get viewer(): number {
    return this.given().viewer;
  }

  squire(id: string): SquirePicture {
    const found = this.picture.squires.find((squire) => squire.squire === id);
    if (!found) {
      throw new Error(`no squire ${id}`);
    }
    return found;
  }

  tint(id: string): number {
    return tinctureOf(this.picture, this.squire(id));
  }

  /** What a participant is called: the player's name, the neutral squire, or a colour. */
  called(id: string): string {
    const squire = this.squire(id);
    if (squire.seat < 0) {
      return this.words.say("neutral");
    }
    return this.isPair(squire.seat) ? this.speaker.name("squire", id) : this.person(squire.seat);
  }

  /** The same with the viewer's own name. */
  named(id: string): string {
    const { seat } = this.squire(id);
    return seat === this.viewer && !this.isPair(seat) ? this.speaker.seat(seat) : this.called(id);
  }

  /** A player's name; "you" for the viewer. */
  person(seat: number): string {
    return seat === this.viewer ? this.words.say("you") : this.speaker.seat(seat);
  }

  /** Whether a player leads two colours. */
  isPair(seat: number): boolean {
    return this.squiresOf(seat).length > 1;
  }

  squiresOf(seat: number): readonly string[] {
    return this.picture.seats.find((each) => each.seat === seat)?.squires ?? [];
  }

  isMine(id: string): boolean {
    return this.viewer >= 0 && this.squire(id).seat === this.viewer;
  }

  board(id: string): BoardScene {
    const found = this.scene.boards.find((board) => board.board === id);
    if (!found) {
      throw new Error(`no board ${id}`);
    }
    return found;
  }

  track(id: string): BoardPicture {
    const found = this.picture.boards.find((board) => board.board === id);
    if (!found) {
      throw new Error(`no board ${id}`);
    }
    return found;
  }

  card(id: string): CardScene {
    const found = this.scene.cards.find((card) => card.card === id);
    if (!found) {
      throw new Error(`no card ${id}`);
    }
    return found;
  }
}

/** The words of the board in the speaker's language. */
export function boardWords(speaker: Speaker, scene: AcademyScene): Speaker {
  return new Speaker(speaker.lang, TEXTS, scene, []);
}

export function surround(around: Around): Around {
  setContext(KEY, around);
  return around;
}

export function around(): Around {
  return getContext<Around>(KEY);
}

export function isHidden(thing: object): thing is Hidden {
  return "hidden" in thing;
}
