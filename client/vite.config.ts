import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressedAssets } from "./compressed-assets.config.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressedAssets()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    // Nothing is inlined as data: URLs, so that the content security policy can name plain origins.
    assetsInlineLimit: 0,
  },
});
