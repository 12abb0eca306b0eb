import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Fonts, images and media are compressed already. */
const compressible = /\.(js|css|svg|json|wasm)$/;
const quality = 9;

async function compressFile(path: string): Promise<Buffer> {
  const plain = await readFile(path);
  return compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/**
 * The built client's hashed files, compressed once and kept in memory by URL path. Their content never changes, so
 * compressing them for each visitor would only take time from calls; at build time it would need a second copy on disk.
 */
export async function compressAssets(clientDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = join(clientDir, "assets");
  const names = await readdir(folder).catch(() => []);
  const entries = names
    .filter((name) => compressible.test(name))
    .map(async (name) => [`/assets/${name}`, await compressFile(join(folder, name))] as const);
  return new Map(await Promise.all(entries));
}
