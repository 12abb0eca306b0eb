import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Fonts, images and media are already compressed. */
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

/**
 * Writes a Brotli copy of each hashed file as `<name>.br`; compressing them would delay every start of the
 * relay by a second.
 */
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
