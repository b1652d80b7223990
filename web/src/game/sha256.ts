/** SHA-256: the browser's own where it has one; else ours, since pages served without TLS have no crypto.subtle. */

const ROUNDS = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime)) found.push(candidate);
  return found;
}

const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function words(view: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, index) => view.getInt32(at + index * 4));
  for (let i = 16; i < ROUNDS; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w.push((w[i - 16] + s0 + w[i - 7] + s1) | 0);
  }
  return w;
}

/** The algorithm of FIPS 180-4, for messages below 512 MB. */
export function plainSha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const hash = [...START];
  for (let at = 0; at < view.byteLength; at += 64) {
    const w = words(view, at);
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < ROUNDS; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index] + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => out.setInt32(index * 4, word));
  return new Uint8Array(out.buffer);
}

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return plainSha256(bytes);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}
