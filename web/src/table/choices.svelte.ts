/** The choices of the present question, as boards and lists use them. */

import type { Choices, Picked, PieceState } from "../board/contract.ts";
import type { Act, Question } from "../wire/messages.ts";
import { fits, left, merged, stateOf, stepped } from "./choosing.ts";

/** What the table does with a finished choice. */
interface Wishes {
  confirms(act: Act): boolean; // whether a choice waits for a second press
  send(question: Question, actions: readonly number[]): void;
}

export class TableChoices implements Choices {
  readonly #wishes: Wishes;
  #question = $state.raw<Question | null>(null);
  #steps = $state.raw<readonly Picked[]>([]);
  #marked = $state.raw<Picked | null>(null);
  #pointed = $state.raw<Act | null>(null);
  #chosen = $state.raw<Act | null>(null);
  #draft = $state.raw<readonly number[]>([]);
  #sent = $state(false);

  #actions = $derived(this.#question?.actions ?? []);
  #left = $derived(left(this.#actions, this.#steps));
  #shown = $derived(this.#pointed ?? this.only(this.#marked));

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  get question(): Question | null {
    return this.#question;
  }
  get picked(): Picked {
    return merged(this.#steps);
  }
  get left(): readonly Act[] {
    return this.#left;
  }
  get marked(): Act | null {
    return this.#chosen ?? this.#shown;
  }
  get chosen(): Act | null {
    return this.#chosen;
  }
  get draft(): readonly number[] {
    return this.#draft;
  }
  get sent(): boolean {
    return this.#sent;
  }

  /** Whether there is a step to take back. */
  get begun(): boolean {
    return !this.#sent && (this.#steps.length > 0 || this.#chosen !== null || this.#draft.length > 0);
  }

  /** Another question, or none; what was picked for the same question stays. */
  ask(question: Question | null, sent = false): void {
    if (question === null || question.id !== this.#question?.id || question.prompt !== this.#question.prompt) {
      this.clear();
    }
    this.#question = question;
    this.#sent = sent && question !== null;
  }

  /** The answer was refused or has come back: the question is open again. */
  reopen(): void {
    this.clear();
    this.#sent = false;
  }

  state(names: Picked): PieceState {
    if (!this.#question) {
      return "idle";
    }
    return stateOf({ actions: this.#actions, steps: this.#steps, marked: this.#marked, shown: this.#shown, chosen: this.#chosen }, names);
  }

  acts(names: Picked): readonly Act[] {
    return this.#left.filter((act) => fits(act, names));
  }

  pick(names: Picked): void {
    if (!this.#question || this.#sent) {
      return;
    }
    if (this.#chosen && fits(this.#chosen, names)) {
      this.confirm();
      return;
    }
    const steps = stepped(this.#actions, this.#steps, names);
    if (!steps) {
      return;
    }
    this.#steps = steps;
    this.#chosen = null;
    const [only, ...others] = left(this.#actions, steps);
    if (only && others.length === 0) {
      this.choose(only);
    }
  }

  mark(names: Picked | null): void {
    this.#marked = names;
    this.#pointed = null;
  }

  /** A line of the list is pointed at. */
  point(act: Act | null): void {
    this.#pointed = act;
  }

  choose(act: Act): void {
    if (!this.#question || this.#sent) {
      return;
    }
    const again = this.#chosen?.id === act.id;
    this.#chosen = act;
    if (again || !this.#wishes.confirms(act)) {
      this.confirm();
    }
  }

  /** The choice that waits is meant. */
  confirm(): void {
    if (this.#chosen) {
      this.send([this.#chosen.id]);
    }
  }

  send(actions: readonly number[]): void {
    if (this.#question && !this.#sent) {
      this.#sent = true;
      this.#draft = actions.length > 1 ? actions : [];
      this.#wishes.send(this.#question, actions);
    }
  }

  /** What a board gathers for one answer. */
  gather(actions: readonly number[]): void {
    if (!this.#sent) {
      this.#draft = actions;
    }
  }

  back(): void {
    if (this.#sent) {
      return;
    }
    const single = this.#chosen !== null && this.#steps.length === 0;
    this.#chosen = null;
    if (this.#draft.length > 0) {
      this.#draft = this.#draft.slice(0, -1);
    } else if (!single) {
      this.#steps = this.#steps.slice(0, -1);
    }
  }

  private clear(): void {
    this.#steps = [];
    this.#marked = null;
    this.#pointed = null;
    this.#chosen = null;
    this.#draft = [];
  }

  private only(names: Picked | null): Act | null {
    const fitting = names ? this.acts(names) : [];
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
}
