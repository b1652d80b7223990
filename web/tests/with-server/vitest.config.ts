/** The client's own code against a real server: run by tests/server/test_the_client.py, which starts one. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "../../build/catalogues.ts";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  test: { include: ["tests/with-server/*.run.ts"], testTimeout: 240_000 },
});
