/** Time left, as people read it. */

/** Minutes and seconds below an hour, hours below two days, days above. */
export function timeLeft(ms: number): { unit: "clock" | "hours" | "days"; text: string; count: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) {
    return { unit: "clock", text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`, count: seconds };
  }
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? { unit: "hours", text: String(hours), count: hours } : { unit: "days", text: String(Math.floor(hours / 24)), count: Math.floor(hours / 24) };
}
