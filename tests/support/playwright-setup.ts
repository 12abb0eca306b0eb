import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { findBrowser } from "#scripts/browser.ts";
import { root } from "#scripts/root.ts";
import { testEnvironment } from "#scripts/test-environment.ts";
import { copyPreparedData, prepareData } from "./prepared-data.ts";

const readySchema = z.object({
  type: z.literal("ready"),
  url: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
});

const readyTimeoutMs = 120_000;

/**
 * Starts the product before the browser tests, as `npm start` does, on a free port and with its own data,
 * once for the whole run. Tests find it through E2E_BASE_URL, its inbox through E2E_INBOX_URL, and its
 * database through E2E_SUPABASE_URL and the keys beside it. Returns a function that stops it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const browser = findBrowser();
  if (!browser.ok) throw new Error(browser.problem);
  process.env["CHROMIUM_PATH"] = browser.path;

  await prepareData();
  const dataDir = mkdtempSync(join(tmpdir(), "hearken-e2e-"));
  copyPreparedData(dataDir);
  const child = fork(join(root, "scripts/start.ts"), [], {
    cwd: root,
    env: { ...testEnvironment(dataDir) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url, links } = await waitUntilReady(child, exited);
    process.env["E2E_BASE_URL"] = url;
    process.env["E2E_INBOX_URL"] = links.find(({ label }) => label === "Mail inbox")?.url;
    await tellOfDatabase(url, dataDir);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

const configSchema = z.object({ supabaseUrl: z.string(), supabasePublishableKey: z.string() });
const keysSchema = z.object({ secretKey: z.string() });

/** Tests that aren't about signing up create people and their history directly in the database. */
async function tellOfDatabase(url: string, dataDir: string): Promise<void> {
  const config = configSchema.parse(await (await fetch(`${url}/api/config`)).json());
  const keys = keysSchema.parse(JSON.parse(readFileSync(join(dataDir, "supabase/keys.json"), "utf8")));
  process.env["E2E_SUPABASE_URL"] = config.supabaseUrl;
  process.env["E2E_SUPABASE_PUBLISHABLE_KEY"] = config.supabasePublishableKey;
  process.env["E2E_SUPABASE_SECRET_KEY"] = keys.secretKey;
}

function waitUntilReady(
  child: ReturnType<typeof fork>,
  exited: Promise<void>,
): Promise<z.infer<typeof readySchema>> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The product did not start for the tests: ${reason}`));
    const timer = setTimeout(() => fail(`not ready after ${readyTimeoutMs / 1000} s`), readyTimeoutMs);
    void exited.then(() => fail("it ended; its words are above"));
    child.once("message", (message) => {
      clearTimeout(timer);
      resolve(readySchema.parse(message));
    });
  });
}
