/** Every file of the build once more, as small as Brotli and gzip can make it: the server hands out what a browser takes. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|txt)$/;
/** What is smaller gains nothing. */
const LEAST = 1000;

const brotli = (data: Buffer): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });

export function compressed(): Plugin {
  return {
    name: "impera-compressed",
    enforce: "post",
    apply: "build",
    /** From what was written: other plugins change chunks to the very end. */
    writeBundle({ dir = "dist" }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir, fileName);
        const data = readFileSync(path);
        if (data.length < LEAST) continue;
        writeFileSync(`${path}.br`, brotli(data));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
