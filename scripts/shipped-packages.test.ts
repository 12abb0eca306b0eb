import { expect, test } from "vitest";
import { importedPackages, mayShip, shippedPackages } from "./shipped-packages.ts";

const manifest = JSON.stringify({ dependencies: { server: "1.0.0" }, devDependencies: { screen: "1.0.0" } });
const lockfile = JSON.stringify({
  packages: {
    "": {},
    "node_modules/server": { version: "1.0.0", license: "MIT", dependencies: { both: "^1.0.0" } },
    "node_modules/screen": { version: "1.1.0", license: "ISC", dependencies: { both: "^2.0.0" } },
    "node_modules/both": { version: "1.2.0", license: "MIT" },
    "node_modules/screen/node_modules/both": { version: "2.0.0", license: "GPL-3.0" },
    "node_modules/linter": { version: "9.0.0", license: "GPL-3.0" },
  },
});

const shipped = (...clientTexts: string[]) =>
  shippedPackages(manifest, lockfile, clientTexts).map(({ name, version }) => `${name}@${version}`);

test("the image holds dependencies and what they need", () => {
  expect(shipped()).toEqual(["both@1.2.0", "server@1.0.0"]);
});

test("the client ships what it imports, each in the version that it resolves to", () => {
  expect(shipped('import { Button } from "screen/button";')).toEqual([
    "both@1.2.0",
    "screen@1.1.0",
    "both@2.0.0",
    "server@1.0.0",
  ]);
});

test("finds packages in every kind of import, but none of ours or of Node", () => {
  const text = [
    'import { a } from "@scope/name/part";',
    'const b = await import("lazy");',
    '@import "tailwindcss";',
    'import c from "./near.ts";',
    'import d from "#shared/plans.ts";',
    'import e from "node:fs";',
  ].join("\n");
  expect(importedPackages(text)).toEqual(["@scope/name", "lazy", "tailwindcss"]);
});

test.each([
  ["MIT", true],
  ["GPL-3.0", false],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("%s may ship: %s", (license, expected) => {
  expect(mayShip(license)).toBe(expected);
});
