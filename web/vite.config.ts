import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./build/catalogues.ts";
import { compressed } from "./build/compressed.ts";
import { letters } from "./build/letters.ts";
import { rulebook } from "./build/rulebook.ts";

// IMPERA_FIXTURES=1 builds the drawing board (fixtures.html, art.html) into dist-fixtures instead of the game.
const fixtures = Boolean(process.env.IMPERA_FIXTURES);

export default defineConfig({
  plugins: [svelte(), catalogues(), rulebook(), letters(), ...(fixtures ? [] : [compressed()])],
  build: {
    outDir: fixtures ? (process.env.IMPERA_FIXTURES_DIR ?? "dist-fixtures") : "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
    target: "es2022",
    rollupOptions: fixtures ? { input: ["fixtures.html", "art.html"] } : undefined,
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
