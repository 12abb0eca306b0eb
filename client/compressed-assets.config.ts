import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Fonts, images and media are compressed already. */
const compressible = /\.(js|css|svg|json|wasm)$/;
const quality = 9;

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${path}.br`, await compress(plain, { params }));
}

/** Lays the compressed form of each hashed file beside it, as `<name>.br`: the relay would need a second for it at every start. */
export function compressedAssets(): Plugin {
  return {
    name: "compressed-assets",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const folder = join(dir, "assets");
      const names = (await readdir(folder)).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compressFile(join(folder, name))));
    },
  };
}
