/** How strong the bots of a quick table are: chosen once for all games, kept on this device. */

export const RIVALS = ["novices", "even", "masters"] as const;
type Rivals = (typeof RIVALS)[number];

const KEY = "quintain.rivals";
const LEVELS: Readonly<Record<Rivals, string>> = { novices: "page", even: "", masters: "lord" }; // none: the one that fits me

export function levelOf(rivals: Rivals): string {
  return LEVELS[rivals];
}

export function kept(): Rivals {
  try {
    const found = localStorage.getItem(KEY);
    return RIVALS.find((each) => each === found) ?? "even";
  } catch {
    return "even"; // storage may be forbidden
  }
}

export function keep(rivals: Rivals): void {
  try {
    localStorage.setItem(KEY, rivals);
  } catch {
    return; // it lasts as long as the page
  }
}
