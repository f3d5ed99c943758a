/** Frames of a finished match, fetched in pages as they are looked at and kept for each pair of eyes. */

import type { Frame, Frames } from "../../wire/server.ts";

export const PAGE = 50;

export type Fetch = (eyes: number, from: number, count: number) => Promise<Frames>;

export class FrameShelf {
  private readonly fetch: Fetch;
  private readonly kept = new Map<string, Promise<Frame[]>>();

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /** One frame; the page it stands on is fetched once, and again after it failed. */
  async frame(eyes: number, step: number): Promise<Frame> {
    const from = Math.floor(step / PAGE) * PAGE;
    const frames = await this.page(eyes, from);
    const found = frames.find((each) => each.step === step) ?? frames[step - from];
    if (!found) {
      throw new RangeError(`there is no frame ${step}`);
    }
    return found;
  }

  /** Frames from one step to another, both included. */
  async between(eyes: number, from: number, to: number): Promise<Frame[]> {
    const pages: Promise<Frame[]>[] = [];
    for (let page = Math.floor(from / PAGE) * PAGE; page <= to; page += PAGE) {
      pages.push(this.page(eyes, page));
    }
    return (await Promise.all(pages)).flat().filter((frame) => frame.step >= from && frame.step <= to);
  }

  /** Fetches what lies ahead, so that play does not stop; whether it comes is seen when it is needed. */
  ahead(eyes: number, step: number, last: number): void {
    const next = (Math.floor(step / PAGE) + 1) * PAGE;
    if (next <= last && step % PAGE > PAGE / 2) {
      this.page(eyes, next).catch(() => undefined);
    }
  }

  private page(eyes: number, from: number): Promise<Frame[]> {
    const key = `${eyes}/${from}`;
    const kept = this.kept.get(key);
    if (kept) {
      return kept;
    }
    const page = this.fetch(eyes, from, PAGE).then((answer) => answer.frames);
    this.kept.set(key, page);
    page.catch(() => this.kept.delete(key));
    return page;
  }
}
