import { expect, test, vi } from "vitest";
import {
  isNewEnough,
  machineNode,
  planInstall,
  prefersPackaged,
  stampOf,
  tooOldText,
} from "./install-plan.js";

const lockfile = JSON.stringify({
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  },
});
const versions: Record<string, string> = { "node_modules/a": "1.0.0" };
const onDisk = {
  lockfile,
  platform: "linux-x64",
  stamp: stampOf(lockfile, "linux-x64"),
  hasModules: true,
  isFinished: true,
  versionAt: (path: string) => versions[path],
};

test("a stamp of this lockfile and platform needs nothing, and reads no package", () => {
  const versionAt = vi.fn<(path: string) => string>();
  expect(planInstall({ ...onDisk, versionAt })).toEqual({ kind: "ready" });
  expect(versionAt).not.toHaveBeenCalled();
});

test.each([
  ["nothing is installed", { hasModules: false, stamp: undefined }, "first run"],
  [
    "another platform",
    { stamp: stampOf(lockfile, "darwin-arm64") },
    "installed for a different kind of machine",
  ],
  ["npm was interrupted", { stamp: undefined, isFinished: false }, "the last install didn't finish"],
  ["a package is missing", { stamp: undefined, versionAt: () => undefined }, "packages have changed"],
  ["a package is another version", { stamp: undefined, versionAt: () => "0.9.0" }, "packages have changed"],
])("installs when %s", (_name, change, reason) => {
  expect(planInstall({ ...onDisk, ...change })).toEqual({ kind: "install", reason });
});

test("only stamps if every package is already there; an optional one may be missing", () => {
  expect(planInstall({ ...onDisk, stamp: undefined })).toEqual({ kind: "stamp" });
  expect(planInstall({ ...onDisk, stamp: stampOf("older", "linux-x64") })).toEqual({ kind: "stamp" });
});

test.each([
  ["18.0.0", false],
  ["22.17.9", false],
  ["22.18.0", true],
  ["22.18.1", true],
  ["24.0.0", true],
])("Node %s is new enough: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test.each([
  ["18.0.0", "24.21.0", true],
  ["24.21.0", "24.21.0", true],
  ["24.21.1", "24.21.0", false],
  ["24.22.0", "24.21.9", false],
  ["26.0.0", "24.21.0", false],
  ["24.9.0", "24.21.0", true],
])("beside the machine's Node %s the packaged %s is preferred: %s", (machine, packaged, expected) => {
  expect(prefersPackaged(machine, packaged)).toBe(expected);
});

test("the machine's Node is the one that npm runs on", () => {
  expect(machineNode("npm/10.8.2 node/v20.20.2 linux x64 workspaces/false", "24.21.0")).toBe("20.20.2");
  expect(machineNode(undefined, "24.21.0")).toBe("24.21.0");
  expect(machineNode("something/1.0", "24.21.0")).toBe("24.21.0");
});

test("an old Node is reported in one line that says what to do", () => {
  const text = tooOldText("20.1.0", "linux-s390x");
  expect(text).not.toContain("\n");
  expect(text).toMatch(/22\.18.*20\.1\.0.*linux-s390x.*nodejs\.org/);
});
