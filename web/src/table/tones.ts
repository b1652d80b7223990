/** What each sound is made of: tones and breaths of noise, written as numbers. Nothing here makes a noise. */

/** A tone that glides from one pitch to another and fades; with partials it rings like a bell or a string. */
export interface Tone {
  wave: OscillatorType;
  /** Hertz at its beginning, and at its end if it glides. */
  pitch: number;
  to?: number;
  /** Overtones: how many times the pitch, how loud beside it. */
  partials?: readonly [number, number][];
  at: number;
  lasts: number;
  level: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

/** A breath of noise through a band that moves: paper, a drum's skin, wind. */
export interface Breath {
  band: number;
  to?: number;
  narrow: number;
  at: number;
  lasts: number;
  level: number;
}

export interface Score {
  tones?: readonly Tone[];
  breaths?: readonly Breath[];
}

const BELL = [
  [2.76, 0.5],
  [5.4, 0.2],
] as const satisfies [number, number][];
const STRING = [
  [2, 0.4],
  [3, 0.18],
  [4, 0.08],
] as const satisfies [number, number][];

const pluck = (pitch: number, at: number, level = 0.16, lasts = 0.5): Tone => {
  return { wave: "triangle", pitch, at, lasts, level, partials: STRING };
};
const bell = (pitch: number, at: number, level = 0.12, lasts = 0.9): Tone => {
  return { wave: "sine", pitch, at, lasts, level, partials: BELL };
};
const voice = (pitch: number, at: number, level = 0.1, lasts = 0.9): Tone => {
  return { wave: "triangle", pitch, at, lasts, level, rise: 0.09 };
};
/** A drum: its body, and the knock of the stick, without which a telephone, which has no bass, would be silent. */
const drum = (at: number, level = 0.34, pitch = 120): Tone[] => [
  { wave: "sine", pitch, to: pitch * 0.4, at, lasts: 0.32, level },
  { wave: "triangle", pitch: pitch * 6, to: pitch * 4.5, at, lasts: 0.26, level: level * 0.6 },
];
const skin = (at: number, level = 0.12): Breath => ({ band: 620, to: 240, narrow: 0.8, at, lasts: 0.12, level });

// Pitches of the notes that are used, in hertz.
const [C3, E3, A3, C4, E4, F4, G4, A4] = [130.8, 164.8, 220, 261.6, 329.6, 349.2, 392, 440];
const [B4, C5, D5, E5, FIS5, G5, A5, C6, D6, E6] = [493.9, 523.3, 587.3, 659.3, 740, 784, 880, 1046.5, 1174.7, 1318.5];

export const SCORES = {
  /** A card laid on cloth. */
  card: {
    breaths: [{ band: 1900, to: 700, narrow: 0.7, at: 0, lasts: 0.09, level: 0.55 }],
    tones: [{ wave: "sine", pitch: 190, to: 105, at: 0.025, lasts: 0.1, level: 0.3 }],
  },
  /** A card slid off the deck. */
  draw: { breaths: [{ band: 900, to: 2800, narrow: 0.6, at: 0, lasts: 0.15, level: 0.8 }] },
  /** An effect without a sound of its own. */
  effect: { tones: [pluck(D5, 0, 0.18, 0.4), pluck(A5, 0.07, 0.15, 0.5)] },
  /** Drums, and metal on metal. */
  attack: {
    tones: [
      ...drum(0),
      ...drum(0.17, 0.38, 96),
      { wave: "triangle", pitch: 1480, at: 0.17, lasts: 0.4, level: 0.035, partials: BELL },
    ],
    breaths: [skin(0), skin(0.17, 0.16)],
  },
  /** A dark bell, and its shadow. */
  inquisition: { tones: [bell(A3, 0, 0.2, 1.2), bell(233.1, 0.03, 0.08, 1.1), bell(E3, 0.34, 0.16, 1)] },
  /** A gate comes down. */
  embargo: {
    tones: [pluck(E4, 0, 0.2, 0.2), pluck(C4, 0.1, 0.2, 0.2), pluck(A3, 0.2, 0.2, 0.35), ...drum(0.2, 0.3, 90)],
    breaths: [{ band: 1400, to: 900, narrow: 3, at: 0.2, lasts: 0.09, level: 0.4 }],
  },
  /** Many voices. */
  democracy: {
    tones: [voice(C4, 0), voice(E4, 0.07), voice(G4, 0.14, 0.11), voice(C5, 0.21, 0.12), voice(E5, 0.28, 0.08, 0.8)],
  },
  /** Sparks that climb. */
  breakthrough: {
    tones: [D5, FIS5, A5, D6, E6].map((pitch, index) => bell(pitch, index * 0.065, 0.085, 0.6)),
    breaths: [{ band: 500, to: 3600, narrow: 1.5, at: 0, lasts: 0.36, level: 0.05 }],
  },
  /** A hand over the strings of a lyre. */
  inspiration: { tones: [G4, B4, D5, FIS5, A5].map((pitch, index) => pluck(pitch, index * 0.05, 0.11, 0.7)) },
  /** My turn: two wooden notes. */
  turn: { tones: [pluck(A4, 0, 0.2, 0.35), pluck(E5, 0.11, 0.2, 0.55)] },
  /** Somebody is one card short of a Hegemony: a heart that beats. */
  danger: { tones: [0, 0.19, 0.62, 0.81].flatMap((at, index) => drum(at, index % 2 ? 0.22 : 0.3, 96)) },
  /** A Domain is one player's. */
  hegemony: {
    tones: [
      ...drum(0, 0.3, 100),
      voice(C3, 0, 0.13, 1.3),
      voice(C4, 0.04, 0.1, 1.3),
      voice(G4, 0.08, 0.1, 1.3),
      voice(E5, 0.12, 0.09, 1.2),
    ],
    breaths: [skin(0)],
  },
  win: {
    tones: [
      ...[pluck(G4, 0, 0.16, 0.3), pluck(C5, 0.15, 0.16, 0.3), pluck(E5, 0.3, 0.16, 0.3), bell(G5, 0.45, 0.12, 1.1)],
      ...[voice(C4, 0.45, 0.09, 1.2), voice(E4, 0.45, 0.08, 1.2), voice(G4, 0.45, 0.08, 1.2), bell(C6, 0.62, 0.08, 1)],
    ],
  },
  /** A lost game ends in the major, quietly. */
  lose: {
    tones: [
      ...[pluck(E5, 0, 0.15, 0.5), pluck(D5, 0.22, 0.15, 0.5), pluck(C5, 0.44, 0.15, 0.6)],
      ...[voice(A3, 0.66, 0.1, 1), voice(C4, 0.66, 0.09, 1), voice(F4, 0.66, 0.08, 1), voice(A4, 0.7, 0.05, 0.9)],
    ],
  },
  /** A game ends that was watched, or that nobody won. */
  end: { tones: [voice(G4, 0, 0.12, 0.9), voice(C5, 0.1, 0.12, 0.9), voice(E5, 0.2, 0.1, 0.9)] },
  refused: { tones: [...drum(0, 0.22, 147), ...drum(0.12, 0.2, 131)] },
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

/** When a sound is over, in seconds. */
export function lastsOf(score: Score): number {
  return Math.max(...[...(score.tones ?? []), ...(score.breaths ?? [])].map(({ at, lasts }) => at + lasts));
}
