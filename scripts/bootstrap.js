/**
 * Runs before `npm start`, `npm test`, `npm run dev` and `npm run check`: installs missing or outdated
 * dependencies, and makes sure that a suitable Node runs the product. Plain JavaScript for Node 18.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import {
  isNewEnough,
  machineNode,
  planInstall,
  prefersPackaged,
  stampOf,
  tooOldText,
} from "./install-plan.js";

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
 * Runs npm the way our own npm script was run. Production needs development packages too, because they build
 * the client.
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
      "Couldn't install the dependencies; npm's last lines are above. Check your network connection, then run the command again.",
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The version of the Node that the dependencies provide for this machine; undefined if there is none. */
function packagedNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(optionalDependencies)
    .filter((name) => /^node-(?:bin-)?(?:darwin|linux|win)-/.test(name))
    .map((name) => versionAt(`node_modules/${name}`))
    .find((version) => version !== undefined);
}

/** What npm puts into `node_modules/.bin` for it: a link, or scripts on Windows. */
const shims = ["node", "node.cmd", "node.ps1"];

/**
 * The Node in `node_modules/.bin` is the one that the next command uses. It is renamed while the machine's
 * own is newer.
 *
 * @param {boolean} packaged whether commands use the packaged one
 */
function putInPlace(packaged) {
  for (const name of shims) {
    const [shim, aside] = [join(modules, ".bin", name), join(modules, ".bin", `packaged-${name}`)];
    const [from, to] = packaged ? [aside, shim] : [shim, aside];
    if (existsSync(from)) renameSync(from, to);
  }
}

/**
 * Makes sure that commands use a suitable Node, the newer one if there are two.
 *
 * @param {boolean} justInstalled
 */
function ensureNode(justInstalled) {
  const machine = machineNode(process.env["npm_config_user_agent"], process.versions.node);
  const packaged = packagedNode();
  const wanted = packaged !== undefined && prefersPackaged(machine, packaged);
  // On Windows this may be running through the very script that would be renamed.
  if (!isWindows || justInstalled) putInPlace(wanted);
  const shim = join(modules, ".bin", isWindows ? "node.cmd" : "node");
  if (wanted && existsSync(shim)) {
    if (!justInstalled || spawnSync(`"${shim}" --version`, { shell: true }).status === 0) return;
    // Built for another C library, for example.
    for (const name of shims) rmSync(join(modules, ".bin", name), { force: true });
  }
  if (!isNewEnough(machine)) fail(tooOldText(machine, platform));
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
ensureNode(plan.kind !== "ready");
if (plan.kind !== "ready") writeFileSync(stampFile, stampOf(lockfile, platform));
