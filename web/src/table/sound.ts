/** Small sounds, made here from `tones.ts`; no files. Off unless asked for. */

import type { GameEvent } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { blowOf } from "./blows";
import { type Breath, lastsOf, type Score, SCORES, type Sound, type Tone } from "./tones";

const VOLUME = 0.8;
const RISE = 0.006;
const SILENT = 0.0001;
/** The same sound is not begun twice within so many seconds: five cards fly with one rustle. */
const APART = 0.05;
/** Of two sounds in a row the second begins before the first has died away. */
const OVERLAP = 0.6;
/** No two cards fall alike. */
const DRIFT = [1, 1.04, 0.97, 1.02, 0.95];

let context: AudioContext | null = null;
let played = 0;
const begun = new Map<Sound, number>();

/** Let what happened be heard, if the player wants sounds: an ending is two of them, one after the other. */
export function hear(events: readonly GameEvent[], seat: number | null, winners: readonly number[] = []): void {
  let after = 0;
  for (const name of soundsOf(events, seat, winners)) {
    sound(name, after);
    after += lastsOf(SCORES[name]) * OVERLAP;
  }
}

/** Let one be heard, if the player wants sounds, now or after some seconds. */
export function sound(name: Sound, after = 0): void {
  if (!settings.likes.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + after;
  if (start - (begun.get(name) ?? -1) < APART) return;
  begun.set(name, start);
  perform(context, SCORES[name], start, name === "card" || name === "draw" ? DRIFT[played++ % DRIFT.length] : 1);
}

/** What is heard of something that happened, for whoever sits here (null: a spectator); mostly one sound. */
export function soundsOf(events: readonly GameEvent[], seat: number | null, winners: readonly number[] = []): Sound[] {
  const ended = events.find((event) => event.what === "ended");
  if (ended) return [...(ended.ending === "hegemony" ? ["hegemony" as const] : []), endOf(seat, winners)];
  const applied = events.find((event) => event.what === "applied");
  if (applied) return [blowOf(applied) ?? "effect"];
  if (events.some((event) => LAID.has(event.what))) return ["card"];
  return events.some((event) => event.what === "drew") ? ["draw"] : [];
}

const LAID = new Set(["played", "claimed", "paid", "sacrificed", "lost", "embargo-laid", "democracy-laid"]);

function endOf(seat: number | null, winners: readonly number[]): Sound {
  if (seat === null || !winners.length) return "end";
  return winners.includes(seat) ? "win" : "lose";
}

/** Put a score on any context, from a moment on: the table's own, or one that renders for a check. */
export function perform(on: BaseAudioContext, score: Score, from: number, drift = 1): void {
  const out = on.createGain();
  out.gain.value = VOLUME;
  out.connect(on.destination);
  for (const tone of score.tones ?? []) ring(on, out, tone, from, drift);
  for (const breath of score.breaths ?? []) blow(on, out, breath, from, drift);
}

function ring(on: BaseAudioContext, out: AudioNode, tone: Tone, from: number, drift: number): void {
  for (const [times, level] of [[1, 1] as const, ...(tone.partials ?? [])]) {
    const start = from + tone.at;
    // Overtones die sooner than the note.
    const lasts = tone.lasts / Math.sqrt(times);
    const source = on.createOscillator();
    source.type = tone.wave;
    source.frequency.setValueAtTime(tone.pitch * times * drift, start);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to * times * drift, start + lasts);
    source.connect(fade(on, out, start, lasts, tone.level * level, tone.rise));
    source.start(start);
    source.stop(start + lasts);
  }
}

function blow(on: BaseAudioContext, out: AudioNode, breath: Breath, from: number, drift: number): void {
  const start = from + breath.at;
  const source = on.createBufferSource();
  source.buffer = noise(on, breath.lasts);
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = breath.narrow;
  filter.frequency.setValueAtTime(breath.band * drift, start);
  if (breath.to) filter.frequency.exponentialRampToValueAtTime(breath.to * drift, start + breath.lasts);
  source.connect(filter).connect(fade(on, out, start, breath.lasts, breath.level));
  source.start(start);
}

function fade(
  on: BaseAudioContext,
  out: AudioNode,
  start: number,
  lasts: number,
  level: number,
  rise = RISE,
): AudioNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.linearRampToValueAtTime(level, start + rise);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  gain.connect(out);
  return gain;
}

function noise(on: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
