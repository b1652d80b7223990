/** The card that stands for a lesson in the list. */

export const COVERS: Partial<Record<string, string>> = {
  turn: "M1",
  victory: "U3",
  levels: "S1",
  military: "M3",
  religion: "R2",
  economy: "E2",
  science: "S3",
  utopia: "U3",
  culture: "C2",
  shields: "E3",
  hands: "R1",
  "last-round": "C3",
  draft: "S2",
  teams: "M2",
};

export const coverOf = (lesson: string): string => COVERS[lesson] ?? "C1";
