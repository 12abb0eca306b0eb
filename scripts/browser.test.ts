import { describe, expect, test, vi } from "vitest";
import { ensureBrowser, findBrowser, type Machine } from "./browser.ts";

const headlessShell = "/usr/bin/chromium-headless-shell";

function machine(programs: readonly string[], change: Partial<Machine> = {}): Machine {
  return {
    platform: "linux",
    env: { PATH: "/usr/local/bin:/usr/bin" },
    isProgram: (path) => programs.includes(path),
    ownBrowser: () => "/root/.cache/ms-playwright/chrome",
    run: async () => false,
    isRoot: true,
    ...change,
  };
}

test.each<[string, readonly string[], Partial<Machine>, string]>([
  ["CHROMIUM_PATH", ["/x/chrome", "/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/x/chrome" } }, "/x/chrome"],
  ["the PATH", ["/usr/bin/google-chrome"], {}, "/usr/bin/google-chrome"],
  ["the PATH, without windows", ["/usr/bin/chromium", headlessShell], {}, headlessShell],
  ["a usual place", ["/opt/google/chrome/chrome"], {}, "/opt/google/chrome/chrome"],
  [
    "a usual place below a variable",
    ["C:\\P\\Google\\Chrome\\Application\\chrome.exe"],
    { platform: "win32", env: { PROGRAMFILES: "C:\\P" } },
    "C:\\P\\Google\\Chrome\\Application\\chrome.exe",
  ],
  ["Playwright's own", ["/root/.cache/ms-playwright/chrome"], {}, "/root/.cache/ms-playwright/chrome"],
])("finds the browser by %s", (_name, programs, change, path) => {
  expect(findBrowser(machine(programs, change))).toEqual({ ok: true, path });
});

test("an invalid CHROMIUM_PATH is reported, not replaced", async () => {
  const wrong = machine(["/usr/bin/chromium"], { env: { CHROMIUM_PATH: "/gone", PATH: "/usr/bin" } });
  const found = await ensureBrowser(vi.fn<(text: string) => void>(), wrong);
  expect(found).toEqual({ ok: false, problem: "CHROMIUM_PATH doesn't point to an executable: /gone" });
});

test.each([
  ["as root", true, "env"],
  ["with sudo", false, "sudo"],
])("installs Debian's package %s, after an update", async (_name, isRoot, command) => {
  const programs: string[] = [];
  const ran: string[] = [];
  const run = async (program: string, args: readonly string[]) => {
    ran.push([program, ...args].join(" "));
    if (args.includes("install")) programs.push(headlessShell);
    return true;
  };
  const say = vi.fn<(text: string) => void>();
  const found = await ensureBrowser(say, machine(programs, { run, isRoot }));
  expect(found).toEqual({ ok: true, path: headlessShell });
  const apt = ran.filter((line) => line.includes("apt-get") && !line.includes("--version"));
  expect(apt.map((line) => line.split(" ")[0])).toEqual([command, command]);
  expect(apt[0]).toMatch(/update$/);
  expect(apt[1]).toMatch(/DEBIAN_FRONTEND=noninteractive .*install -y .*chromium-headless-shell$/);
  expect(say).toHaveBeenCalledOnce();
});

const failsToInstall = async (_program: string, args: readonly string[]) => !args.includes("install");

describe("if another browser is installed", () => {
  const installed = "/usr/bin/chromium";
  const env = { PATH: "/usr/bin", CI: "true" };

  test("a machine that only tests gets the one without windows", async () => {
    const programs = [installed];
    const run = async (_program: string, args: readonly string[]) =>
      !args.includes("install") || programs.push(headlessShell) > 0;
    const found = await ensureBrowser(() => {}, machine(programs, { run, env }));
    expect(found).toEqual({ ok: true, path: headlessShell });
  });

  test("and uses what it has if that can't be installed", async () => {
    const found = await ensureBrowser(() => {}, machine([installed], { run: failsToInstall, env }));
    expect(found).toEqual({ ok: true, path: installed });
  });

  test("nobody else is prompted or gets anything installed", async () => {
    const run = vi.fn<Machine["run"]>();
    const found = await ensureBrowser(() => {}, machine([installed], { run }));
    expect(found).toEqual({ ok: true, path: installed });
    expect(run).not.toHaveBeenCalled();
  });
});

test("says in one line what to do if nothing may be installed", async () => {
  const found = await ensureBrowser(vi.fn<(text: string) => void>(), machine([], { isRoot: false }));
  expect(found).toEqual({ ok: false, problem: expect.stringMatching(/^No browser.*CHROMIUM_PATH.*$/) });
});
