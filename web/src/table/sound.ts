/** Small sounds, made here: a tick for a card, a chord for my turn, a fanfare for the end. Off unless asked for. */

import { settings } from "../settings/settings.svelte";

type Sound = "card" | "turn" | "effect" | "end" | "refused";
const NOTES: Record<Sound, [number, number][]> = {
  card: [[520, 0]],
  effect: [[330, 0], [495, 0.05]],
  turn: [[440, 0], [660, 0.09]],
  end: [[392, 0], [494, 0.12], [587, 0.24], [784, 0.36]],
  refused: [[196, 0]],
};
let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.likes.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after] of NOTES[name]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + (name === "card" ? 0.09 : 0.28));
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
