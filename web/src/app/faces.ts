/** The faces of the page, asked for before anything is drawn in them, so that nothing jumps when they come. */

const FACES = ['400 16px "Source Sans 3"', '600 16px "Source Sans 3"', '700 16px "Source Sans 3"', '700 16px "Alegreya"'];
const PATIENCE = 2000; // milliseconds; then the system's faces do

/** Resolves when letters of this language can be drawn. */
export async function faces(language: string): Promise<void> {
  const sample = language === "ru" ? "АаAa0" : "Aa0";
  const all = Promise.all(FACES.map((face) => document.fonts.load(face, sample)));
  await Promise.race([all.catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);
}
