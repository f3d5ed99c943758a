/** MM-4.4. The top cards of my deck being put in order: a draft that the board and the question share, sent as one chain. */

import type { MasteryPicture } from "../../wire/mastery.ts";
import type { Question } from "../../wire/messages.ts";
import { recalled, remember } from "./drafts.ts";
import { chainOf } from "./order.ts";

class Order {
  private readonly question: Question;
  private places: readonly number[] = $state.raw([]);

  constructor(question: Question) {
    this.question = question;
    this.places = Object.values(recalled(question));
  }

  /** How many were put back by earlier answers; they keep their places. */
  get placed(): number {
    return typeof this.question.about.place === "number" ? this.question.about.place - 1 : 0;
  }

  /** The cards that are still to be put back, as they lie. */
  open(picture: MasteryPicture): readonly string[] {
    const top = picture.seats[this.question.seat]?.top ?? [];
    return top.filter((card): card is string => typeof card === "string").slice(this.placed);
  }

  /** The cards in the order of the draft. */
  cards(picture: MasteryPicture): readonly { readonly card: string; readonly at: number }[] {
    const open = this.open(picture);
    const places = this.places.length === open.length ? this.places : open.map((_, at) => at);
    return places.map((at) => ({ card: open[at] ?? "", at }));
  }

  get changed(): boolean {
    return this.places.some((place, at) => place !== at);
  }

  move(picture: MasteryPicture, from: number, to: number): void {
    const next = this.cards(picture).map(({ at }) => at);
    if (from < 0 || to < 0 || from >= next.length || to >= next.length) {
      return;
    }
    next.splice(to, 0, ...next.splice(from, 1));
    this.arranged(next);
  }

  reset(): void {
    this.arranged([]);
  }

  private arranged(places: readonly number[]): void {
    this.places = places;
    remember(this.question, Object.fromEntries(places.entries()));
  }

  chain(picture: MasteryPicture): number[] {
    return chainOf(this.question, this.cards(picture).map(({ card }) => card));
  }
}

const orders = new WeakMap<Question, Order>();

/** The draft that belongs to a question. */
export function orderOf(question: Question): Order {
  let order = orders.get(question);
  if (!order) {
    order = new Order(question);
    orders.set(question, order);
  }
  return order;
}
