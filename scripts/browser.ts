import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { isSet, type Variables } from "./services.ts";

export type Browser = { ok: true; path: string } | { ok: false; problem: string };

/** What the search needs from the machine; in memory in tests. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Variables;
  readonly isProgram: (path: string) => boolean;
  /** Where Playwright would store its own browser. */
  readonly ownBrowser: () => string;
  /** Runs a program and resolves to whether it succeeded. Never rejects. */
  readonly run: (command: string, args: readonly string[]) => Promise<boolean>;
  readonly isRoot: boolean;
};

/** Chromium without windows, which cost processor time: enough for tests. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Browsers installed outside PATH. `{…}` stands for an environment variable. */
const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ["/usr/lib/chromium/chromium", "/opt/google/chrome/chrome", "/snap/bin/chromium"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "{HOME}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [
    "{PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe",
    "{PROGRAMFILES(X86)}\\Google\\Chrome\\Application\\chrome.exe",
    "{LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe",
    "{LOCALAPPDATA}\\Chromium\\Application\\chrome.exe",
  ],
};

const notFound =
  "No browser for the browser tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.";

/** CHROMIUM_PATH, else an installed Chromium or Chrome, else Playwright's own. */
export function findBrowser(machine: Machine = thisMachine): Browser {
  const { env, isProgram } = machine;
  const given = env["CHROMIUM_PATH"];
  if (isSet(given))
    return isProgram(given)
      ? { ok: true, path: given }
      : { ok: false, problem: `CHROMIUM_PATH doesn't point to an executable: ${given}` };
  const path = [...onPath(machine), ...placesOf(machine), machine.ownBrowser()].find(isProgram);
  return path === undefined ? { ok: false, problem: notFound } : { ok: true, path };
}

/**
 * The same and, as a last resort, Debian's own package, if this account may install it without a prompt. A
 * machine that only tests (`CI`) also prefers it over another installed browser, which would be slower.
 */
export async function ensureBrowser(
  announce: (text: string) => void,
  machine: Machine = thisMachine,
): Promise<Browser> {
  const found = findBrowser(machine);
  const { env, platform } = machine;
  if (isSet(env["CHROMIUM_PATH"]) || platform !== "linux") return found;
  if (found.ok && (!isSet(env["CI"]) || found.path.endsWith(shell))) return found;
  const prefix = machine.isRoot ? [] : ["sudo", "-n"];
  const run = (...words: string[]) => {
    const [command = "", ...args] = [...prefix, ...words];
    return machine.run(command, args);
  };
  if (!(await machine.run("apt-get", ["--version"])) || !(await run("true"))) return found;
  announce("Installing Chromium for the browser tests…");
  const apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  await run(...apt, "update");
  await run(...apt, "install", "-y", "--no-install-recommends", shell);
  return findBrowser(machine);
}

function onPath({ env, platform }: Machine): string[] {
  if (platform === "win32") return [];
  const folders = (env["PATH"] ?? "").split(delimiter).filter(isSet);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function placesOf({ env, platform }: Machine): string[] {
  return (usualPlaces[platform] ?? []).map((place) =>
    place.replace(/\{(.+?)\}/, (_whole, name: string) => env[name] ?? ""),
  );
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  ownBrowser: () => chromium.executablePath(),
  run: (command, args) =>
    new Promise((resolve) => {
      const child = spawn(command, args, { stdio: "ignore" });
      child.on("error", () => resolve(false)).on("close", (code) => resolve(code === 0));
    }),
  isRoot: process.getuid?.() === 0,
};
