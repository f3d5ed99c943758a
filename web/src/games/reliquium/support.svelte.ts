/** The support stage drafted on the page: which figure is sent to which ranged token. Sent once, as one chain (RQ-10). */

import type { Question } from "../../wire/messages.ts";
import type { PostPicture, ReliquiumPicture, ReliquiumScene, SendingPicture } from "../../wire/reliquium.ts";

export const MILITIA = "militia";
export const HOME = 0; // not sent

/** A figure, or a militia, that may be sent from an area. */
export interface Row {
  readonly id: string;
  readonly area: string;
  readonly unit: string;
}

export class Support {
  readonly rows: readonly Row[];
  private readonly posts: readonly PostPicture[];
  private readonly forces: Readonly<Record<string, string>>; // 1W0D1M to the id
  private sent: Readonly<Record<string, number>> = $state.raw({});

  constructor(scene: ReliquiumScene, picture: ReliquiumPicture) {
    this.posts = picture.posts;
    this.forces = Object.fromEntries(scene.forces.map(({ force, warrior, defender, mage }) => [`${warrior} ${defender} ${mage}`, force]));
    this.rows = this.posts.map(({ origin }) => origin).filter(first).flatMap((origin) => rowsOf(origin, picture, this.posts));
    this.sent = this.proposed(picture);
  }

  /** RQ-10.7: where one token alone points out of an area and has room for everybody there. */
  private proposed(picture: ReliquiumPicture): Record<string, number> {
    const found: Record<string, number> = {};
    for (const { origin, arrows } of this.posts) {
      const rows = this.rows.filter(({ area }) => area === origin);
      const others = picture.orders.filter((order) => order.kind === "ranged" && order.origin === origin).length > 1;
      if (!others && rows.length <= arrows) {
        rows.forEach(({ id }) => (found[id] = arrows));
      }
    }
    return found;
  }

  tokens(area: string): readonly PostPicture[] {
    return this.posts.filter(({ origin }) => origin === area);
  }

  get areas(): readonly string[] {
    return this.rows.map(({ area }) => area).filter(first);
  }

  /** The token to which a figure is sent, by its arrows. */
  to(row: Row): number {
    return this.sent[row.id] ?? HOME;
  }

  taken({ arrows, origin }: PostPicture): number {
    return this.rows.filter((row) => row.area === origin && this.to(row) === arrows).length;
  }

  may(row: Row, post: PostPicture): boolean {
    return this.to(row) === post.arrows || this.taken(post) < post.arrows;
  }

  send(row: Row, arrows: number): void {
    this.sent = { ...this.sent, [row.id]: arrows };
  }

  clear(): void {
    this.sent = {};
  }

  /** The answer at a token that sends exactly these. */
  private choice(post: PostPicture, rows: readonly Row[]): SendingPicture | undefined {
    const count = (unit: string) => rows.filter((row) => row.unit === unit).length;
    const force = this.forces[`${count("warrior")} ${count("defender")} ${count("mage")}`];
    return post.choices.find((choice) => choice.force === force && choice.militia === count(MILITIA) > 0);
  }

  private drafted(post: PostPicture): readonly Row[] {
    return this.rows.filter((row) => row.area === post.origin && this.to(row) === post.arrows);
  }

  /** What one figure alone would add at a token. */
  worth(row: Row, post: PostPicture): number {
    return this.choice(post, [row])?.gain ?? 0;
  }

  /** What the draft adds on a side of a battle. */
  gain(way: string, side: string): number {
    return this.posts
      .filter(({ helps }) => helps.some((battle) => battle.way === way && battle.side === side))
      .reduce((sum, post) => sum + (this.choice(post, this.drafted(post))?.gain ?? 0), 0);
  }

  helped(way: string): boolean {
    return this.posts.some(({ helps }) => helps.some((battle) => battle.way === way));
  }

  /** Figures with the way along which they are sent, for the map. */
  get ties(): readonly { readonly row: Row; readonly way: string }[] {
    return this.rows.flatMap((row) => {
      const post = this.tokens(row.area).find(({ arrows }) => arrows === this.to(row));
      return post ? [{ row, way: post.way }] : [];
    });
  }

  /** One answer for every token that will be asked about: those whose area has nobody left by then are passed over. */
  chain(): number[] {
    const found: number[] = [];
    const gone: string[] = [];
    for (const post of this.posts) {
      if (this.rows.some((row) => row.area === post.origin && !gone.includes(row.id))) {
        const drafted = this.drafted(post);
        gone.push(...drafted.map(({ id }) => id));
        const choice = this.choice(post, drafted);
        if (choice) {
          found.push(choice.action);
        }
      }
    }
    return found;
  }
}

/** Keeps the first of equal things. */
function first<T>(each: T, at: number, all: readonly T[]): boolean {
  return all.indexOf(each) === at;
}

function rowsOf(origin: string, picture: ReliquiumPicture, posts: readonly PostPicture[]): Row[] {
  const area = picture.areas.find((each) => each.area === origin);
  const figures = (area?.figures ?? []).map(({ unit, sent }, at) => ({ id: `${origin} ${at}`, area: origin, unit, sent }));
  const free = figures.filter(({ sent }) => sent === null).map(({ id, unit }) => ({ id, area: origin, unit }));
  const militia = posts.some((post) => post.origin === origin && post.choices.some((choice) => choice.militia));
  return militia ? [...free, { id: `${origin} ${MILITIA}`, area: origin, unit: MILITIA }] : free;
}

const drafts = new WeakMap<Question, Support>();

/** The draft that belongs to a question: the map, the panel and the strip work on the same one. */
export function supportOf(question: Question | null, scene: ReliquiumScene, picture: ReliquiumPicture): Support | null {
  if (question?.prompt !== "send" || picture.posts.length === 0) {
    return null;
  }
  let draft = drafts.get(question);
  if (!draft) {
    draft = new Support(scene, picture);
    drafts.set(question, draft);
  }
  return draft;
}
