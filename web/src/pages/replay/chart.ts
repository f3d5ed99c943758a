/** The chart of points: uPlot with the tinctures of the seats, a playhead, and the future dashed or not at all. */

import "uplot/dist/uPlot.min.css";

import UPlot from "uplot";

import type { ScoreLine } from "../../wire/server.ts";
import type { Round } from "./scrub.ts";

const SEATS = 6;

/** Colours are read from the page: a canvas knows no variables. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export class Chart {
  private readonly plot: UPlot;
  private readonly points: readonly (readonly number[])[];
  private step = 0;
  private seen = 0;

  constructor(place: HTMLElement, scores: ScoreLine, rounds: readonly Round[], width: number, height: number, onstep: (step: number) => void) {
    this.points = scores.points;
    const seats = scores.points[0]?.length ?? 0;
    const every = Math.max(1, Math.ceil(rounds.length / 4));
    const ink = colour("--ink-3");
    const axis = { stroke: ink, font: `12px ${colour("--font-text")}`, ticks: { show: false } };
    this.plot = new UPlot(
      {
        width,
        height,
        padding: [6, 4, 0, 0],
        cursor: { show: false },
        legend: { show: false },
        select: { show: false, left: 0, top: 0, width: 0, height: 0 },
        scales: { x: { time: false, range: [0, Math.max(1, scores.points.length - 1)] }, y: { range: () => this.range() } },
        axes: [
          {
            ...axis,
            size: 20,
            grid: { show: false },
            splits: () => rounds.filter((_, at) => at % every === every - 1).map((round) => round.from),
            values: () => rounds.filter((_, at) => at % every === every - 1).map((round) => String(round.round)),
          },
          { ...axis, size: 30, grid: { stroke: colour("--line"), width: 1 }, space: 34 },
        ],
        series: [{}, ...Array.from({ length: seats }, (_, seat) => this.series(seat)).flat()],
        hooks: { draw: [(plot) => { this.head(plot); }] },
      },
      this.data(0, 0),
      place,
    );
    this.plot.over.addEventListener("pointerdown", (event) => {
      onstep(Math.round(this.plot.posToVal(event.offsetX, "x")));
    });
  }

  /** The moves up to here solid, those up to `seen` dashed, the rest not at all. */
  show(step: number, seen: number): void {
    this.step = step;
    this.seen = seen;
    this.plot.setData(this.data(step, seen));
  }

  destroy(): void {
    this.plot.destroy();
  }

  private range(): [number, number] {
    const all = this.points.slice(0, this.seen + 1).flat(); // the scale must not tell the end
    const most = Math.max(...all, 10);
    return [Math.min(0, ...all), most + Math.ceil(most / 20)];
  }

  /** A seat: its way ahead, the rim, and its way so far. */
  private series(seat: number): UPlot.Series[] {
    const tincture = colour(`--seat-${(seat % SEATS) + 1}`);
    const rim = document.documentElement.dataset.theme === "dark" && seat % SEATS !== SEATS - 1 ? colour("--sunk") : colour("--seat-rim");
    const plain = { points: { show: false } };
    return [
      { ...plain, stroke: tincture, width: 1.6, dash: [3, 2.5], alpha: 0.75 },
      { ...plain, stroke: rim, width: 3.6 },
      { ...plain, stroke: tincture, width: 2 },
    ];
  }

  private data(step: number, seen: number): UPlot.AlignedData {
    const seats = this.points[0]?.length ?? 0;
    const moments = this.points.map((_, at) => at);
    const column = (seat: number, from: number, to: number) => this.points.map((row, at) => (at >= from && at <= to ? (row[seat] ?? null) : null));
    return [moments, ...Array.from({ length: seats }, (_, seat) => [column(seat, step, seen), column(seat, 0, step), column(seat, 0, step)]).flat()];
  }

  /** The playhead, and where everybody stands at it. */
  private head(plot: UPlot): void {
    const { ctx, bbox } = plot;
    const scale = devicePixelRatio;
    const x = plot.valToPos(this.step, "x", true);
    ctx.save();
    ctx.strokeStyle = colour("--lapis");
    ctx.lineWidth = 2 * scale;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    for (const [seat, points] of (this.points[this.step] ?? []).entries()) {
      ctx.fillStyle = colour(`--seat-${(seat % SEATS) + 1}`);
      ctx.strokeStyle = colour("--seat-rim");
      ctx.lineWidth = 1.5 * scale;
      ctx.beginPath();
      ctx.arc(x, plot.valToPos(points, "y", true), 3.6 * scale, 0, 2 * Math.PI);
      ctx.fill();
      ctx.stroke();
    }
    ctx.restore();
  }
}
