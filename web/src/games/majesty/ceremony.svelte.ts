/** The final scoring while it is counted, row by row: the board fills, the strip above it tells. */

class Ceremony {
  #counted = $state(-1);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Steps counted so far; −1: nothing is being counted, all is shown. */
  get counted(): number {
    return this.#counted;
  }

  /** Count so many steps, one after so many milliseconds; what is given back stops it. */
  begin(steps: number, pace: number): () => void {
    this.end();
    this.#counted = 0;
    this.#timer = setInterval(() => {
      if (this.#counted < steps) {
        this.#counted += 1;
      } else {
        this.end();
      }
    }, pace);
    return () => {
      this.end();
    };
  }

  /** Straight to the result. */
  end(): void {
    clearInterval(this.#timer);
    this.#counted = -1;
  }
}

export const ceremony = new Ceremony();

/** Whether the result must wait for the counting. */
export function closing(): boolean {
  return ceremony.counted >= 0;
}
