import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

/** The page for work on drawings; fixtures come from build/fixtures of the repository. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: "../../build/fixtures",
  cacheDir: "../build/vite-dev",
  plugins: [svelte({ configFile: "../svelte.config.js" }), icons({ compiler: "svelte", scale: 1 })],
  server: { fs: { strict: false }, host: "127.0.0.1", port: 0 },
});
