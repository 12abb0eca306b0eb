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

const half = Math.ceil(inside.length / 2);

/** Arabic mirrors every page. */
for (const [language, direction] of [
  ["en", "ltr"],
  ["ar", "rtl"],
] as const) {
  const examine = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
    expect(await faultsInBothLooks(page, { advice: true }), path).toEqual([]);
  };
  const inLanguage = (page: Page) =>
    page.addInitScript((code) => localStorage.setItem("hearken.language", code), language);

  test(`every page of visitors, at both widths and in both themes: ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await inLanguage(page);
    for (const path of [...outside, "/?login=1", "/nowhere"]) await examine(page, path);
  });

  for (const [name, some] of [
    ["first", inside.slice(0, half)],
    ["second", inside.slice(half)],
  ] as const)
    test(`every page of the signed-in, at both widths and in both themes, the ${name} half: ${language}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await member(page, { pass: true });
      await inLanguage(page);
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
