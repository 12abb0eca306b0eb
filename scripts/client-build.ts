import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root } from "./root.ts";

const built = join(root, "dist/client/index.html");
const stampFile = join(root, "dist/client.built-from");
const sources = ["client/**/*.*", "shared/**/*.*", "package-lock.json"];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * Changes when any source file of the client changes. Content counts rather than modification times, because
 * a checkout changes those.
 */
function fingerprint(): string {
  const hash = createHash("sha256");
  const paths = globSync(sources, { cwd: root, exclude: isTest }).toSorted();
  for (const path of paths) {
    const file = readFile(join(root, path));
    if (file !== undefined) hash.update(path).update("\0").update(file).update("\0");
  }
  return hash.digest("hex");
}

/** A folder with a dot in its name, or a file removed in the meantime, has no content. */
function readFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Builds the client into dist/client if its sources have changed since the last build. Resolves to an error
 * message, or to nothing.
 */
export async function buildClient(
  signal: AbortSignal,
  announce: (text: string) => void,
): Promise<string | undefined> {
  const wanted = fingerprint();
  if (existsSync(built) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted)
    return undefined;
  announce("Building the client…");
  rmSync(stampFile, { force: true });
  const { code, output } = await runVite(signal);
  if (code !== 0) return `Couldn't build the client.\n${output.trim()}`;
  writeFileSync(stampFile, wanted);
  return undefined;
}

function runVite(signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "client", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
  let output = "";
  const keep = (text: string) => (output += text);
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}
