/** Walking and striking as one gesture: the target is clicked, the squad walks, and strikes when the table asks. */

import type { Choices, Picked } from "../../board/contract.ts";
import type { Act } from "../../wire/messages.ts";
import { type Aim, strikeOf } from "./aims.ts";
import { focus } from "./focus.svelte.ts";
import { factsOf, text } from "./lookups.ts";

interface Wish {
  readonly question: number; // of the walk
  readonly walk: number; // the action
  readonly unit: string; // who walks
  readonly verb: string;
  readonly names: Picked;
}

/** What a strike that is sent would do is kept until its die has been seen. */
export function foretold(act: Act): void {
  const { faces, foe } = factsOf(act);
  focus.faces = faces ? { foe: text(act.args.unit) || text(foe), faces } : null;
}

/** A walk with a strike in mind. The strike is sent when the table asks for it, and only then: a trap may have changed everything. */
class Gesture {
  #wish = $state.raw<Wish | null>(null);

  /** Walk, then strike. */
  begin(choices: Choices, aim: Aim): void {
    const { question } = choices;
    if (!question) return;
    const { verb, names } = strikeOf(aim);
    this.#wish = { question: question.id, walk: aim.act.id, unit: text(question.about.unit), verb, names };
    choices.choose(aim.act);
  }

  /** Whether this is what waits for the second tap. */
  waits(aim: Aim, choices: Choices): boolean {
    const { verb, names } = strikeOf(aim);
    const wish = this.#wish;
    return wish !== null && choices.chosen?.id === wish.walk && wish.verb === verb && JSON.stringify(wish.names) === JSON.stringify(names);
  }

  /** Looked at whenever the question changes. */
  follow(choices: Choices): void {
    const { question } = choices;
    const wish = this.#wish;
    if (!wish || !question) return;
    if (question.id === wish.question) {
      if (!choices.sent && choices.chosen?.id !== wish.walk) this.#wish = null;
      return;
    }
    this.#wish = null;
    if (question.prompt !== "strike" || question.about.unit !== wish.unit || choices.sent) return;
    const act = question.actions.find(({ verb, args }) => verb === wish.verb && Object.entries(wish.names).every(([name, value]) => args[name] === value));
    if (act) {
      foretold(act);
      choices.send([act.id]);
    }
  }
}

export const gesture = new Gesture();
