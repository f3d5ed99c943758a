/** How the board fits its room: the desk's picture scaled whole, or the phone's arrangement where that would be too small to read. */

export interface Fit {
  readonly phone: boolean;
  readonly lying: boolean; // wider than high: market beside kingdom
  readonly zoom: number;
  readonly width: number; // in the board's own units
  readonly height: number;
}

const DESK = { width: 1084, height: 708 };
const PHONE = { width: 390, height: 430 };
const SMALLEST = 0.86; // below this the desk's letters are too small
const LARGEST = 1.6;
const ROOMY = 480; // from this width on the phone's arrangement is enlarged
const LYING = 1.35; // width to height

export function scaleOf(width: number, height: number, phone: boolean): Fit {
  const desk = Math.min(LARGEST, width / DESK.width, height / DESK.height);
  if (!phone && desk >= SMALLEST) {
    return { phone: false, lying: false, zoom: desk, width: DESK.width, height: height / desk };
  }
  const lying = height > 0 && width / height > LYING;
  const zoom = width <= ROOMY || lying ? 1 : Math.max(1, Math.min(2, width / PHONE.width, height / PHONE.height));
  return { phone: true, lying, zoom, width: width / zoom, height: height / zoom };
}
