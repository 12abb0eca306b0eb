import { join } from "node:path";
import process from "node:process";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { copyPreparedData } from "#tests/support/prepared-data.ts";
import { stillRunning, untilGone } from "#tests/support/processes.ts";
import { startProduct, type StartedProduct } from "#tests/support/started-product.ts";
import { eventually } from "#tests/support/eventually.ts";

// Shared by all tests: an existing database starts faster, and each test proves that the previous one left it
// intact.
const folder = temporaryFolder();
let product: StartedProduct;

beforeAll(() => copyPreparedData(join(folder.path, "data")));

afterEach(async () => {
  const left = [product.pid, ...product.children()];
  for (const pid of stillRunning(left)) process.kill(pid, "SIGKILL");
  await untilGone(left);
});

afterAll(() => folder.remove());

async function startAndWait(options?: Parameters<typeof startProduct>[1]): Promise<string> {
  product = startProduct(folder.path, options);
  return product.ready;
}

test("says once that it is ready, where, and where the inbox is; serves; and stops when asked", async () => {
  const url = await startAndWait();
  const children = product.children();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await eventually(() => expect(product.output()).toMatch(/^Practice checkout: http/m));
  expect(product.output()).toMatch(
    /^Hearken is ready at http:\/\/localhost:\d+\nMail inbox: http:\/\/\S+\nPractice checkout: http:\/\/\S+\n$/,
  );
  product.signal("SIGTERM");
  expect(await product.exited).toEqual({ code: 0, signal: null });
  expect(stillRunning(children)).toEqual([]);
});

test("says where it listens, if HOST is an address of its own", async () => {
  const url = await startAndWait({ env: { HOST: "127.0.0.2" } });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  product.signal("SIGTERM");
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

test("starts again on the same data; Ctrl-C is reported to the shell, and leaves nothing running", async () => {
  const url = await startAndWait();
  const children = product.children();
  expect(children.length).toBeGreaterThanOrEqual(3);
  product.signal("SIGINT");
  expect(await product.exited).toEqual({ code: 130, signal: null });
  expect(stillRunning(children)).toEqual([]);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  expect(product.output()).not.toMatch(/error|unexpected/i);
});

test("a second Ctrl-C doesn't wait for a relay that hangs", async () => {
  await startAndWait();
  const children = product.children();
  process.kill(product.child("relay/main.ts"), "SIGSTOP");
  let ended = false;
  void product.exited.then(() => (ended = true));
  await eventually(() => {
    if (!ended) product.signal("SIGINT");
    expect(ended).toBe(true);
  });
  expect(await product.exited).toEqual({ code: 130, signal: null });
  await expect(untilGone(children)).resolves.toBeUndefined();
});

test("leaves no orphans when it is killed", async () => {
  await startAndWait();
  const children = product.children();
  product.signal("SIGKILL");
  await expect(untilGone(children)).resolves.toBeUndefined();
});

test("stops when npm above it is killed", async () => {
  await startAndWait({ below: "shell", env: { npm_lifecycle_event: "start" } });
  const children = product.children();
  expect(children.length).toBeGreaterThanOrEqual(4);
  product.signal("SIGKILL");
  await expect(untilGone(children)).resolves.toBeUndefined();
});

test.each([
  ["the relay", "relay/main.ts", "The relay stopped unexpectedly (signal SIGKILL). Shutting Hearken down."],
  ["the database", "local/supabase/main.ts", "The local supabase stopped unexpectedly"],
])("when %s dies, all stops with one line about it", async (_name, file, line) => {
  await startAndWait();
  const children = product.children();
  const before = product.output();
  process.kill(product.child(file), "SIGKILL");
  expect(await product.exited).toEqual({ code: 1, signal: null });
  const said = product.output().slice(before.length).trim().split("\n");
  expect(said.filter((each) => each.includes("unexpectedly"))).toEqual([expect.stringContaining(line)]);
  expect(stillRunning(children)).toEqual([]);
});
