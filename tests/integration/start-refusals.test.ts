import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { copyPreparedData } from "#tests/support/prepared-data.ts";
import { startProduct } from "#tests/support/started-product.ts";

let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => folder.remove());

/** Starts the product, which should refuse to start, and returns what it said. */
async function refusal(env: Record<string, string>): Promise<string> {
  const product = startProduct(folder.path, { env });
  expect(await product.exited).toEqual({ code: 1, signal: null });
  return product.output().trim();
}

test("a port that is taken: one line that names PORT", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const said = await refusal({ PORT: String(port) });
  await new Promise((resolve) => server.close(resolve));
  expect(said).toBe(
    `PORT ${port} is already in use. Stop whatever is using it, or choose another port: PORT=${port + 1} npm start`,
  );
});

test("a second instance on the same data: one line that names DATA_DIR, and the first goes on", async () => {
  copyPreparedData(join(folder.path, "data"));
  const first = startProduct(folder.path);
  const url = await first.ready;
  expect(await refusal({})).toMatch(/^.*Another Hearken is already using the data.*DATA_DIR.*$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  first.signal("SIGTERM");
  expect(await first.exited).toEqual({ code: 0, signal: null });
});

test("a data folder that cannot be written: one line that names DATA_DIR", async () => {
  const file = join(folder.path, "file");
  writeFileSync(file, "not a folder");
  expect(await refusal({ DATA_DIR: join(file, "data") })).toMatch(/^.*Can't write.*DATA_DIR.*$/);
});

test("in production there are no stand-ins: the relay names what is missing", async () => {
  const said = await refusal({ NODE_ENV: "production" });
  expect(said).toContain("SUPABASE_URL isn't set.");
  expect(said).toContain("SMTP_URL isn't set.");
  expect(said).not.toContain("unexpectedly");
});
