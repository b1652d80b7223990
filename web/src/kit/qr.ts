/** A QR code (ISO/IEC 18004): bytes, error correction L, versions 1 to 5, which is one block and at most 106 bytes. */

/** Codewords of data and of error correction, by version. */
const SIZES = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
type Grid = (boolean | null)[][];

/** The dark squares of the code, row by row; null if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + SIZES.findIndex(([data]) => bytes.length <= data - 2);
  if (!version) return null;
  const [size, corrections] = SIZES[version - 1];
  const data = filled(bytes, size);
  const grid = patterns(version);
  const free = grid.map((row) => row.map((cell) => cell === null));
  lay(grid, free, [...data, ...correction(data, corrections)]);
  const masked = MASKS.map((_, mask) => drawn(grid, free, mask));
  return masked.reduce((best, other) => (clumps(other) < clumps(best) ? other : best));
}

/** Mode, length, bytes, then the agreed filling. */
function filled(bytes: Uint8Array, size: number): number[] {
  const half = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: half.length / 2 }, (_, at) => (half[2 * at] << 4) | half[2 * at + 1]);
  for (let at = 0; data.length < size; at++) data.push(at % 2 ? 0x11 : 0xec);
  return data;
}

/** A product in the field of 256 elements with the polynomial 0x11d. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ ((sum >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return sum;
}

/** Reed-Solomon: what is left when the data are divided by the generator. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let at = 0, root = 1; at < count; at++, root = product(root, 2))
    generator = [...generator, 0].map((term, i) => term ^ (i ? product(generator[i - 1], root) : 0));
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at];
    generator.forEach((term, i) => (rest[at + i] ^= product(term, lead)));
  });
  return rest.slice(data.length);
}

/** Finders, timing, alignment; the places of the format are kept (false) until the mask is known. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let r = Math.max(0, row - reach); r <= Math.min(size - 1, row + reach); r++)
      for (let c = Math.max(0, column - reach); c <= Math.min(size - 1, column + reach); c++)
        grid[r][c] = isDark(Math.max(Math.abs(r - row), Math.abs(c - column)));
  };
  for (let at = 0; at < size; at++) grid[6][at] = grid[at][6] = at % 2 === 0;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  for (const [row, column] of formatPlaces(size).flat()) grid[row][column] = false;
  grid[size - 8][8] = true;
  return grid;
}

/** Where each of the fifteen bits of the format stands, twice; the highest first. */
function formatPlaces(size: number): [number, number][][] {
  const near = [0, 1, 2, 3, 4, 5, 7, 8];
  return Array.from({ length: 15 }, (_, bit) => [
    bit < 8 ? [8, near[bit]] : [near[14 - bit], 8],
    bit < 7 ? [size - 1 - bit, 8] : [8, size - 15 + bit],
  ]);
}

/** The bits in pairs of columns from the right, up and down by turns. */
function lay(grid: Grid, free: boolean[][], words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step;
        if (!free[row][column]) continue;
        grid[row][column] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
}

function drawn(grid: Grid, free: boolean[][], mask: number): boolean[][] {
  const code = grid.map((row, r) => row.map((cell, c) => (cell ?? false) !== (free[r][c] && MASKS[mask](r, c))));
  const level = 8 | mask;
  let rest = level << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const format = ((level << 10) | rest) ^ 0x5412;
  formatPlaces(code.length).forEach((places, at) => {
    for (const [row, column] of places) code[row][column] = ((format >> (14 - at)) & 1) === 1;
  });
  return code;
}

/** How many squares of two by two are of one colour: few are easier to read. */
function clumps(code: boolean[][]): number {
  let count = 0;
  for (let r = 1; r < code.length; r++)
    for (let c = 1; c < code.length; c++)
      if (code[r][c] === code[r - 1][c] && code[r][c] === code[r][c - 1] && code[r][c] === code[r - 1][c - 1]) count++;
  return count;
}
