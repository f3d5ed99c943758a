/** Times as people say them: how long is left, and when something was. */

import type { Language } from "../../words/catalogue.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What is left of a clock: 1:42, or with hours 5:01:42; never less than nothing. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** What is left in the largest unit that fits, for a message that says it: so many days, hours, or the clock. */
export function remaining(ms: number): { unit: "days" | "hours" | "clock"; count: number; text: string } {
  if (ms >= DAY) {
    return { unit: "days", count: Math.floor(ms / DAY), text: "" };
  }
  if (ms >= HOUR) {
    return { unit: "hours", count: Math.floor(ms / HOUR), text: "" };
  }
  return { unit: "clock", count: 0, text: clock(ms) };
}

function midnight(at: number): number {
  const date = new Date(at);
  date.setHours(0, 0, 0, 0);
  return date.getTime();
}

/** When it was: the time if today, "yesterday", the day of the week, or the date. */
export function when(at: number, now: number, lang: Language): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  const date = new Date(at);
  if (days <= 0) {
    return new Intl.DateTimeFormat(lang, { hour: "numeric", minute: "2-digit" }).format(date);
  }
  if (days === 1) {
    return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-1, "day");
  }
  if (days < 7) {
    return new Intl.DateTimeFormat(lang, { weekday: "long" }).format(date);
  }
  const year = date.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", ...year }).format(date);
}

/** The day, always as a date. */
export function day(at: number, lang: Language): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric" }).format(new Date(at));
}
