/**
 * Runs before `npm start`, `npm test`, `npm run dev` and `npm run check`: installs the dependencies when they are
 * missing or out of date, and makes sure of a Node that can run the product. Plain JavaScript for Node 18.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isNewEnough, planInstall, stampOf, tooOldText } from "./install-plan.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".installed-from");
const platform = `${process.platform}-${process.arch}`;
const isWindows = process.platform === "win32";
const keptOutput = 20_000;
const shownLines = 15;

/** @param {string} path */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** @param {string} path of a package, as the lockfile names it */
function versionAt(path) {
  const manifest = readIfThere(join(root, path, "package.json"));
  return manifest === undefined ? undefined : JSON.parse(manifest).version;
}

/** @param {string} text */
function fail(text) {
  console.error(text);
  process.exit(1);
}

/**
 * npm as the shell that called us runs it. Development packages are wanted in production too: they build the client.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
function runNpm() {
  const npm = process.env["npm_execpath"];
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-progress"];
  const [command, prefix] =
    npm === undefined ? ["npm", []] : [process.env["npm_node_execpath"] ?? process.execPath, [npm]];
  const child = spawn(command, [...prefix, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows && npm === undefined,
  });
  let output = "";
  /** @param {string} text */
  const keep = (text) => (output = (output + text).slice(-keptOutput));
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 130, output }));
  });
}

/** @param {string} reason */
async function install(reason) {
  console.log(`Installing dependencies (${reason}); this takes about a minute.`);
  const started = Date.now();
  const { code, output } = await runNpm();
  if (code === 130 || code === 143) process.exit(code);
  if (code !== 0) {
    console.error(output.trim().split("\n").slice(-shownLines).join("\n"));
    fail(
      "Could not install the dependencies: npm's last words are above. Is the network there? Then run the command again.",
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * The Node that npm put into `node_modules/.bin` is the one the next command gets. Where it does not run (another C
 * library, say) it is taken out of the way, so that the machine's own is used.
 */
function ensureNode() {
  const installed = join(modules, ".bin", isWindows ? "node.cmd" : "node");
  if (existsSync(installed)) {
    if (spawnSync(`"${installed}" --version`, { shell: true }).status === 0) return;
    for (const name of ["node", "node.cmd", "node.ps1"]) rmSync(join(modules, ".bin", name), { force: true });
  }
  const version = process.versions.node;
  if (!isNewEnough(version)) fail(tooOldText(version, platform));
}

const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
const plan = planInstall({
  lockfile,
  platform,
  stamp: readIfThere(stampFile),
  hasModules: existsSync(modules),
  isFinished: existsSync(join(modules, ".package-lock.json")),
  versionAt,
});
if (plan.kind === "install") await install(plan.reason);
if (plan.kind !== "ready" || !isNewEnough(process.versions.node)) ensureNode();
if (plan.kind !== "ready") writeFileSync(stampFile, stampOf(lockfile, platform));
