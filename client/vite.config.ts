import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { compressedAssets } from "./compressed-assets.config.ts";
import { serviceWorker } from "./precache.config.ts";
import { preloadedFonts, prerenderedPages } from "./prerender.config.ts";

const inFolder = (...folders: string[]) => new RegExp(`node_modules[\\\\/](?:${folders.join("|")})[\\\\/]`);

/**
 * A few large files in place of many small ones, each of which would cost a slow network a round trip. What pages share
 * is one file; what the landing page's own script imports is none of it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "loader", test: /preload-helper|modulepreload-polyfill|theme\.css/, priority: 10 },
  {
    name: "react",
    test: inFolder(
      "react",
      "react-dom",
      "scheduler",
      "react-router",
      "react-router-dom",
      "i18next",
      "react-i18next",
    ),
    priority: 4,
  },
  {
    name: "app",
    test: (id: string) => !/\.html|landing-entry|missed-actions|app\/main/.test(id),
    tags: ["$initial"],
    priority: 3,
  },
  { name: "supabase", test: inFolder("@supabase"), priority: 3 },
  { name: "controls", test: inFolder("@base-ui", "@floating-ui"), priority: 2 },
  { name: "shared", test: /\.(?:tsx?|m?js)$/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
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
      output: { codeSplitting: { groups: chunks } },
      input: { app: `${import.meta.dirname}/index.html`, landing: `${import.meta.dirname}/landing.html` },
    },
  },
});
