import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

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
export function compressedAssets(): Plugin {
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
