import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunksByUse } from "./chunks.config.ts";
import { compressedAssets } from "./compressed-assets.config.ts";
import { serviceWorker } from "./precache.config.ts";
import { preloadedFonts, prerenderedPages } from "./prerender.config.ts";

const chunks = chunksByUse();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    chunks.plugin,
    preloadedFonts(),
    prerenderedPages(),
    compressedAssets(),
    serviceWorker(),
  ],
  build: {
    // The oldest supported browsers (see the README). They lack much that is newer than ES2023, which
    // `client/tsconfig.json` therefore excludes.
    target: ["chrome111", "edge111", "firefox115", "safari16.4"],
    outDir: "../dist/client",
    emptyOutDir: true,
    // Nothing is inlined as a data: URL, so that the content security policy can list plain origins.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks.groups } },
      input: {
        app: `${import.meta.dirname}/index.html`,
        landing: `${import.meta.dirname}/landing.html`,
        frame: `${import.meta.dirname}/app/frame-entry.ts`,
      },
    },
  },
});
