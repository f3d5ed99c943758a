/** Small signs of buttons, drawn with one pen in a box of 24: what each is for, and its path. */

export const GLYPHS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  back: "M15 5l-7 7 7 7",
  link: "M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3",
  bot: "M6 9h12v9H6zM12 9V5.5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20q1-6 7.5-6t7.5 6",
  globe: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4q4 4 4 8t-4 8q-4-4-4-8t4-8z",
  swap: "M5 9h13M14.5 5.5L18 9l-3.5 3.5M19 16H6M9.5 12.5L6 16l3.5 3.5",
  again: "M5 12a7 7 0 1 1 2.2 5.1M5 12l-1.5-3M5 12l3-1.5",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5",
  bell: "M6 17q1.5-2 1.5-5.5a4.5 4.5 0 0 1 9 0Q16.5 15 18 17zM10.3 20h3.4",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  webhook: "M8 8.5a3 3 0 1 1 4.5 2.5L9.5 16M6.5 13.5A3 3 0 1 0 9.5 17H15M13 9l3.2 5.3M16.5 14a3 3 0 1 1-1.5 5.5",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  key: "M8 12a4 4 0 1 0 0 .1zM12 12h9M18 12v4",
  eye: "M2.5 12q4-6.5 9.5-6.5t9.5 6.5q-4 6.5-9.5 6.5T2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  download: "M12 4v11M8 11.5l4 4 4-4M5 20h14",
  branch: "M6 4v16M6 14q10 0 10-8M12.5 9.5L16 6l3.5 3.5",
  doubt: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v5M12 15.6v.4",
  file: "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
  bin: "M5 7h14M9 7V4.5h6V7M7 7l1 12.5h8L17 7",
  chart: "M4 19h16M5 15l4-5 4 3 6-8",
} as const;

/** Signs that are filled. */
export const SOLID = {
  first: "M20 6l-7 6 7 6zM13 6l-7 6 7 6zM5 6H3.2v12H5z",
  previous: "M17 6l-8 6 8 6zM8 6H6v12h2z",
  play: "M8 5v14l11-7z",
  pause: "M7 5h4v14H7zM13 5h4v14h-4z",
  next: "M7 6l8 6-8 6zM16 6h2v12h-2z",
  last: "M4 6l7 6-7 6zM11 6l7 6-7 6zM19 6h1.8v12H19z",
} as const;

export type GlyphName = keyof typeof GLYPHS | keyof typeof SOLID;
