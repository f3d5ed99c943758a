import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** What is kept on the device: the shell at once, everything else when it was looked at. A new build waits until the lobby lets it in. */
const offline = VitePWA({
  registerType: "prompt",
  injectRegister: false, // app/worker.ts registers it, once nothing else is to be done
  manifest: {
    name: "Quintain",
    short_name: "Quintain",
    id: "./",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#E8DFCB",
    theme_color: "#E8DFCB",
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["index.html", "assets/index-*.{js,css}", "assets/*-normal-*.woff2", "icon.svg"],
    importScripts: ["push.js"],
    inlineWorkboxRuntime: true,
    navigateFallback: "index.html",
    navigateFallbackDenylist: [/\/api\//, /\/ws\//, /\/(healthz|metrics)$/],
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes("/assets/"),
        handler: "CacheFirst",
        options: { cacheName: "assets", expiration: { maxEntries: 200 } },
      },
    ],
  },
});

const PAGE = "../src/quintain/server/page";

/** Scripts and styles are packed once, beside themselves, for browsers that know brotli: a seventh less over the wire. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      const folder = resolve(import.meta.dirname, PAGE, "assets");
      for (const file of readdirSync(folder).filter((each) => /\.(js|css)$/.test(each))) {
        const content = readFileSync(join(folder, file));
        if (content.length > 1024) {
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
        }
      }
    },
  };
}

/** The page is built into the server's package, which serves it and ships it in the wheel. */
export default defineConfig({
  base: "./", // the server writes <base href>, so that the page works behind a path prefix
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), offline, packed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // a strict content security policy: nothing inline
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
