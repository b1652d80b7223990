import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LONGEST = 140;

export default ts.config(
  { ignores: ["dist", "dist-fixtures", "node_modules", "src/net/schema.d.ts"] },
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "max-len": ["error", { code: LONGEST, ignoreUrls: true }],
      "no-console": ["error", { allow: ["warn"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // An event handler may start something that takes its time.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/no-unnecessary-type-assertion": "off", // it disagrees with svelte-check about DOM types
      // Pages are addresses of this client, opened by its own router.
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-useless-mustaches": "off", // a space between two things is written {" "}
      // What changes is kept in $state.raw and replaced as a whole; a Map inside a function is only a Map.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // Types inside templates are svelte-check's: to ESLint the arguments of snippets and loops are any.
  {
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  // Drawings are paths: a line of one cannot be broken.
  { files: ["src/art/**"], rules: { "max-len": "off", "svelte/max-len": "off" } },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
