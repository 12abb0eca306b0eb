import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vite";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { chunksByUse } from "#client/chunks.config.ts";
import { serviceWorker } from "#client/precache.config.ts";
import { preloadedFonts, prerenderedPages } from "#client/prerender.config.ts";

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

const compress = promisify(brotliCompress);

/** Fonts, images and media are compressed already. */
const compressible = /\.(js|css|svg|json|wasm|html)$/;
const quality = 9;

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.br`, await compress(plain, { params }));
}

/** What is hashed. The landing page is compressed by the relay, which puts its address in first. */
const folder = "assets";

/** Lays the compressed form of each file beside it, as `<name>.br`: the relay would need a second for it at every start. */
function compressedAssets(): Plugin {
  return {
    name: "compressed-assets",
    apply: "build",
    writeBundle: {
      // After every other file was written.
      sequential: true,
      order: "post",
      async handler({ dir = "" }) {
        const names = (await readdir(join(dir, folder))).filter((name) => compressible.test(name));
        await Promise.all(names.map((name) => compressFile(join(dir, folder, name))));
      },
    },
  };
}
