/** Two short tones when it is my turn; made on the spot, off unless asked for. */

import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume(); // one that was made before the first press stands still
    for (const [at, pitch] of [[0, 523.25], [0.14, 659.25]] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + at;
      tone.frequency.value = pitch;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    }
  } catch {
    return; // a browser without sound, or one that waits for a press
  }
}

/** Sound on or off; switched on it is heard at once. */
export function setSound(on: boolean): void {
  settings.set("sound", on);
  if (on) {
    chime();
  }
}
