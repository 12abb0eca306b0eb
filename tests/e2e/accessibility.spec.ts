import type { Page } from "@playwright/test";
import { paths } from "#shared/paths.ts";
import { faultsInBothLooks, violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { member } from "./support/member.ts";

/** Detail pages are visited without content here; with content they are checked in their own tests. */
const all = Object.values(paths).map((path) =>
  path === paths.report ? path.replace(":id", "weekly") : path.replace(":id", crypto.randomUUID()),
);
const inside = all.filter((path) => path.startsWith(paths.dashboard));
const outside = all.filter((path) => !inside.includes(path));

async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect(await faultsInBothLooks(page, { advice: true }), path).toEqual([]);
}

test("every page of visitors, at both widths and in both themes", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of [...outside, "/?login=1", "/nowhere"]) await examine(page, path);
});

const half = Math.ceil(inside.length / 2);
for (const [name, some] of [
  ["first", inside.slice(0, half)],
  ["second", inside.slice(half)],
] as const) {
  test(`every page of the signed-in, at both widths and in both themes: the ${name} half`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await member(page, { pass: true });
    for (const path of some) await examine(page, path);
  });
}

test("faults are found where they are looked for", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.evaluate(() => {
    const blank = document.body.appendChild(document.createElement("img"));
    blank.id = "blank";
    blank.src = "data:,";
  });
  expect(await violationsIn(page)).toEqual(["image-alt: #blank"]);
  expect(await violationsIn(page, { within: "main" })).toEqual([]);
});
