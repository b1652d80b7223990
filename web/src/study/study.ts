/** A study in a file: records one after the other. Each is cut out here; the server reads and replays it. */

export interface StudiedGame {
  text: string;
  names: string[];
  result: string;
  notes: number;
  /** How many branches deep it lies. */
  depth: number;
  /** After how many actions it leaves the game it comes from; null: it is an original. */
  after: number | null;
}

const BEGINNING = /^[ \t]*(?=\[Impera\s)/gm;
const TAG = /^[ \t]*\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/gm;

/** The records of a text, in their order; a text without a beginning is one record, whatever is wrong with it. */
export function gamesOf(text: string): StudiedGame[] {
  const starts = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  if (starts.length < 2) return [headed(text, new Map())];
  starts[0] = 0;
  const depths = new Map<string, number>();
  return starts.map((start, place) => headed(text.slice(start, starts[place + 1]), depths));
}

function headed(text: string, depths: Map<string, number>): StudiedGame {
  const tags = new Map([...text.matchAll(TAG)].map(([, name, value]) => [name, value.replace(/\\(.)/g, "$1")]));
  const [origin = "", after = ""] = (tags.get("From") ?? "").split(" ");
  const parent = depths.get(origin);
  const depth = parent === undefined ? 0 : parent + 1;
  depths.set(tags.get("Id") ?? "", depth);
  return {
    text,
    names: ["1", "2", "3", "4"].flatMap((seat) => tags.get(`Seat${seat}`) ?? []),
    result: tags.get("Result") ?? "*",
    notes: [...tags.keys()].filter((name) => /^Note\d+$/.test(name)).length,
    depth,
    after: origin ? Number(after) : null,
  };
}
