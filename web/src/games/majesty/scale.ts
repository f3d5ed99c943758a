/** How the board fits its room: the desk's picture scaled whole, or the phone's arrangement where that would be too small to read. */

interface Fit {
  readonly phone: boolean;
  readonly low: boolean; // a desk without room for the landscape
  readonly lying: boolean; // a phone that is wider than high: market beside kingdom
  readonly zoom: number;
  readonly width: number; // in the board's own units
  readonly height: number;
}

const DESK = { width: 1084, height: 708, low: 590 };
const PHONE = { width: 390, height: 430, scored: 620 };
const SIDEWAYS = { width: 520, height: 290 };
const SMALLEST = 0.84; // below this the desk's letters are too small
const LARGEST = 1.6;
const WORTH = 0.9; // the landscape may cost so much of the size
const ROOMY = 480; // from this width on the phone's arrangement is enlarged
const LYING = 1.35; // width to height

export function scaleOf(width: number, height: number, phone: boolean, over: boolean): Fit {
  const whole = Math.min(LARGEST, width / DESK.width, height / DESK.height);
  const low = Math.min(LARGEST, width / DESK.width, height / DESK.low);
  if (!phone && low >= SMALLEST) {
    const zoom = whole >= low * WORTH ? whole : low;
    return { phone: false, low: zoom !== whole, lying: false, zoom, width: DESK.width, height: height / zoom };
  }
  const lying = width > ROOMY && width / height > LYING;
  const design = lying ? SIDEWAYS : PHONE;
  const zoom = width <= ROOMY ? 1 : Math.max(1, Math.min(2, width / design.width, height / (over ? PHONE.scored : design.height)));
  return { phone: true, low: false, lying, zoom, width: width / zoom, height: height / zoom };
}
