import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

const browser = Object.fromEntries(
  ["window", "document", "navigator", "location", "history", "localStorage", "sessionStorage", "fetch", "WebSocket", "console"].map((name) => [name, "readonly"]),
);

export default tseslint.config(
  { ignores: ["build/", "node_modules/"] },
  js.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["public/*.js"], languageOptions: { globals: { self: "readonly", URL: "readonly" } } },
  { files: ["tools/*.js", "dev/*.js"], languageOptions: { globals: { URL: "readonly", console: "readonly", process: "readonly", document: "readonly" } } },
  {
    files: ["**/*.ts"],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-floating-promises": ["error", { allowForKnownSafeCalls: [{ from: "package", name: "test", package: "node:test" }] }],
    },
  },
  {
    files: ["**/*.svelte"],
    languageOptions: {
      globals: browser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: { "no-undef": "off", "no-unused-vars": "off", "svelte/no-navigation-without-resolve": "off" },
  },
);
