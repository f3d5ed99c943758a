/** What a choice brings, in words: every number is a fact of the action. */

import type { Act } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { factsOf } from "./lookups.ts";
import { say } from "./voice.ts";

interface Preview {
  readonly gain: string; // points now
  readonly loses: boolean;
  readonly lines: readonly string[]; // what follows
  readonly final: string; // what changes at the end, or empty
}

export function preview(speaker: Speaker, act: Act): Preview {
  const facts = factsOf(act);
  const points = facts.gain?.points ?? 0;
  const lines: string[] = [];
  if (facts.healed !== undefined && facts.healed !== "none") {
    lines.push(say(speaker, "heals", { card: speaker.name("card", facts.healed, "acc") }));
  }
  if (facts.wounded) {
    lines.push(say(speaker, "wounds", { count: facts.wounded }));
  }
  if (facts.given) {
    lines.push(say(speaker, "gives", { points: facts.given }));
  }
  if (facts.missing) {
    lines.push(say(speaker, "short-of", { workers: facts.missing }));
  }
  if (facts.final?.variety) {
    lines.push(say(speaker, "kind-new"));
  }
  const final = facts.final?.points ?? 0;
  const more = final > 0 ? say(speaker, "final-more", { points: final }) : final < 0 ? say(speaker, "final-less", { points: final }) : "";
  const workers = facts.gain?.workers ?? 0;
  if (lines.length === 0 && workers !== 0) {
    lines.push(say(speaker, workers > 0 ? "more-workers" : "fewer-workers", { workers: Math.abs(workers) }));
  }
  const least = say(speaker, facts.certain === "no" ? "gain-or-more" : "gain", { points });
  return { gain: points < 0 ? `−${-points}` : least, loses: points < 0, lines, final: more };
}
