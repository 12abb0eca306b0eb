/**
 * `npm run licences`: prints every package that ships, in the image or in the client, with its version and
 * license. Exits with 1 if one names no license, or one that may not ship.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { root } from "./root.ts";
import { mayShip, shippedPackages } from "./shipped-packages.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");

const clientTexts = globSync("client/**/*.{ts,tsx,css}", { cwd: root })
  .filter((path) => !/\.test\.|\/test-|\.config\.ts$/.test(path))
  .map(read);

const manifestSchema = z.object({ license: z.string() });

/** As stated by the package itself; null if it states none or isn't installed. */
function licenseIn(path: string): string | null {
  try {
    return manifestSchema.parse(JSON.parse(read(join(path, "package.json")))).license;
  } catch {
    return null;
  }
}

const packages = shippedPackages(read("package.json"), read("package-lock.json"), clientTexts).map(
  ({ name, version, license, path }) => ({ name, version, license: license ?? licenseIn(path) }),
);
for (const { name, version, license } of packages)
  console.log(`${name.padEnd(48)} ${version.padEnd(12)} ${license ?? "none"}`);

const refused = packages.filter(({ license }) => license === null || !mayShip(license));
console.log(`${packages.length} packages ship; ${refused.length} must not.`);
for (const { name, license } of refused)
  console.error(`${name}: ${license === null ? "declares no license" : `${license} must not ship`}`);
if (refused.length > 0) process.exitCode = 1;
