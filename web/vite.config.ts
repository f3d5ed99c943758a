import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

/** The page is built into the server's package, which serves it and ships it in the wheel. */
export default defineConfig({
  base: "./", // the server writes <base href>, so that the page works behind a path prefix
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  build: {
    outDir: "../src/quintain/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // a strict content security policy: nothing inline
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
