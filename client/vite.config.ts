import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedAssets } from "./compressed-assets.config.ts";
import { prerenderedLanding } from "./prerender.config.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), prerenderedLanding(), compressedAssets()],
  build: {
    // The oldest browsers that are supported (see the README). They lack much that is newer than ES2023, which
    // `client/tsconfig.json` therefore keeps out of the code.
    target: ["chrome111", "edge111", "firefox115", "safari16.4"],
    outDir: "../dist/client",
    emptyOutDir: true,
    // Nothing is inlined as data: URLs, so that the content security policy can name plain origins.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: `${import.meta.dirname}/index.html`, landing: `${import.meta.dirname}/landing.html` },
    },
  },
});
