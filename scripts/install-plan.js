/**
 * Decides what has to be done before a command can run. Plain JavaScript for Node 18, because it runs before
 * anything is installed.
 */
import { createHash } from "node:crypto";

/** The oldest Node that runs the product (it runs `.ts` files natively). */
const oldestNode = [22, 18];

/**
 * Identifies what `node_modules` was installed from; stored there after a successful install.
 *
 * @param {string} lockfile text of package-lock.json
 * @param {string} platform for example "linux-x64": packages with native parts differ by it
 */
export function stampOf(lockfile, platform) {
  return `${createHash("sha256").update(lockfile).digest("hex")} ${platform}`;
}

/**
 * Whether every package of the lockfile is installed in its version, so that someone who has just run `npm
 * install <package>` needn't reinstall everything.
 *
 * @param {string} lockfile text of package-lock.json
 * @param {(path: string) => string | undefined} versionAt
 */
function isInstalled(lockfile, versionAt) {
  const { packages } = JSON.parse(lockfile);
  return Object.keys(packages)
    .filter((path) => path !== "")
    .every((path) => {
      const { version, optional = false, devOptional = false } = packages[path];
      const found = versionAt(path);
      return found === undefined ? optional || devOptional : found === version;
    });
}

/**
 * @typedef {{
 *   lockfile: string,
 *   platform: string,
 *   stamp: string | undefined,
 *   hasModules: boolean,
 *   isFinished: boolean,
 *   versionAt: (path: string) => string | undefined,
 * }} Installed what is on disk; npm leaves its own record when it has finished (`isFinished`)
 * @typedef {{ kind: "ready" } | { kind: "stamp" } | { kind: "install", reason: string }} Plan
 *
 * @param {Installed} installed
 * @returns {Plan}
 */
export function planInstall({ lockfile, platform, stamp, hasModules, isFinished, versionAt }) {
  if (!hasModules) return { kind: "install", reason: "first run" };
  if (stamp === stampOf(lockfile, platform)) return { kind: "ready" };
  if (stamp !== undefined && !stamp.endsWith(` ${platform}`))
    return { kind: "install", reason: "installed for a different kind of machine" };
  if (!isFinished) return { kind: "install", reason: "the last install didn't finish" };
  return isInstalled(lockfile, versionAt)
    ? { kind: "stamp" }
    : { kind: "install", reason: "packages have changed" };
}

/** @param {string} version for example "22.18.0" */
const numbersOf = (version) => version.split(".").map(Number);

/**
 * Whether `version` is `other` or newer.
 *
 * @param {readonly number[]} version
 * @param {readonly number[]} other
 */
function isAtLeast(version, other) {
  for (const [index, theirs] of other.entries()) {
    const ours = version[index] ?? 0;
    if (ours !== theirs) return ours > theirs;
  }
  return true;
}

/**
 * Whether this Node can run the product.
 *
 * @param {string} version for example "22.18.0"
 */
export function isNewEnough(version) {
  return isAtLeast(numbersOf(version), oldestNode);
}

/**
 * The version of the machine's own Node. In npm scripts `node` may be the packaged one, but npm itself runs
 * on the machine's and says so.
 *
 * @param {string | undefined} userAgent of npm, for example "npm/11.6.0 node/v24.11.0 linux x64
 * workspaces/false"
 * @param {string} running version of the Node that runs this
 */
export function machineNode(userAgent, running) {
  const [, version = running] = /\bnode\/v(\d+\.\d+\.\d+)/.exec(userAgent ?? "") ?? [];
  return version;
}

/**
 * Whether commands use the packaged Node. It is for machines whose own is older, and never replaces a newer
 * one.
 *
 * @param {string} machine version of the machine's own
 * @param {string} packaged
 */
export function prefersPackaged(machine, packaged) {
  return isAtLeast(numbersOf(packaged), numbersOf(machine));
}

/**
 * @param {string} version
 * @param {string} platform
 */
export function tooOldText(version, platform) {
  return `Hearken needs Node ${oldestNode.join(".")} or newer. This is Node ${version}, and there's no packaged Node for ${platform}. Install one from https://nodejs.org, then run the command again.`;
}
