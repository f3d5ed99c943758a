/** A redistribution drafted on the page: knights per open territory, the rest in the castle. Sent once, as one chain (MM-5.2). */

import type { Act, Question } from "../../wire/messages.ts";
import type { MasteryPicture } from "../../wire/mastery.ts";
import { recalled, remember } from "./drafts.ts";

interface Open {
  readonly slot: string;
  readonly before: number;
  readonly capacity: number;
}

/** The choices of a redistribution name every open territory in their order, with what stands there and how many it holds. */
function opened(question: Question, picture: MasteryPicture): Open[] {
  const listed = picture.plan?.open ?? [];
  return listed.flatMap((slot) => {
    const place = picture.map.find((each) => each.slot === slot);
    if (!place) {
      return [];
    }
    const act = question.actions.find(({ verb, args }) => verb === "station" && args.slot === slot);
    const capacity = typeof act?.facts.capacity === "number" ? act.facts.capacity : place.knights + Math.max(0, place.room);
    return [{ slot, before: place.planned ?? place.knights, capacity }];
  });
}

export class Plan {
  readonly question: Question;
  private readonly opens: readonly Open[];
  private readonly castleBefore: number;
  private readonly castleMost: number; // dice are few (MM-1.6)
  private wanted: Readonly<Record<string, number>> = $state.raw({});
  private steps: readonly Readonly<Record<string, number>>[] = $state.raw([]); // earlier drafts, for the way back

  constructor(question: Question, picture: MasteryPicture) {
    this.question = question;
    this.opens = opened(question, picture);
    this.castleBefore = picture.plan?.castle ?? 0;
    this.castleMost = picture.plan?.most ?? 0;
    this.wanted = recalled(question);
  }

  get slots(): readonly string[] {
    return this.opens.map(({ slot }) => slot);
  }

  open(slot: string): boolean {
    return this.opens.some((each) => each.slot === slot);
  }

  before(slot: string): number {
    return this.opens.find((each) => each.slot === slot)?.before ?? 0;
  }

  capacity(slot: string): number {
    return this.opens.find((each) => each.slot === slot)?.capacity ?? 0;
  }

  at(slot: string): number {
    return this.wanted[slot] ?? this.before(slot);
  }

  /** What the castle holds by this draft. */
  get castle(): number {
    return this.castleBefore + this.opens.reduce((sum, { slot, before }) => sum + before - this.at(slot), 0);
  }

  /** Knights that stand elsewhere than before: what came, as much as what went. */
  get moved(): number {
    const more = this.opens.reduce((sum, { slot, before }) => sum + Math.max(0, this.at(slot) - before), 0);
    return more + Math.max(0, this.castle - this.castleBefore);
  }

  get changed(): boolean {
    return this.opens.some(({ slot, before }) => this.at(slot) !== before);
  }

  may(slot: string, by: number): boolean {
    const next = this.at(slot) + by;
    return this.open(slot) && next >= 1 && next <= this.capacity(slot) && (by < 0 ? this.castle < this.castleMost : this.castle > 0);
  }

  change(slot: string, by: number): void {
    if (this.may(slot, by)) {
      this.drafted({ ...this.wanted, [slot]: this.at(slot) + by }, [...this.steps, this.wanted]);
    }
  }

  /** Takes the last step back; false where there is none. */
  back(): boolean {
    const last = this.steps.at(-1);
    if (last) {
      this.drafted(last, this.steps.slice(0, -1));
    }
    return last !== undefined;
  }

  reset(): void {
    this.drafted({}, []);
  }

  private drafted(wanted: Readonly<Record<string, number>>, steps: readonly Readonly<Record<string, number>>[]): void {
    [this.wanted, this.steps] = [wanted, steps];
    remember(this.question, wanted);
  }

  /** The answer: every change in the order of the list, then done. */
  chain(): number[] {
    const found: number[] = [];
    for (const { slot, before } of this.opens) {
      const knights = this.at(slot);
      const act = this.question.actions.find(({ verb, args }) => verb === "station" && args.slot === slot && args.knights === knights);
      if (act && knights !== before) {
        found.push(act.id);
      }
    }
    const done = this.question.actions.find(({ verb }: Act) => verb === "done");
    return done ? [...found, done.id] : found;
  }
}

const plans = new WeakMap<Question, Plan>();

/** The draft that belongs to a question: the map and the question strip work on the same one. */
export function planOf(question: Question, picture: MasteryPicture): Plan {
  let plan = plans.get(question);
  if (!plan) {
    plan = new Plan(question, picture);
    plans.set(question, plan);
  }
  return plan;
}
