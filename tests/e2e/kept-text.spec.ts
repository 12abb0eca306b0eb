import type { Locator, Page } from "@playwright/test";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

/** Everything on a page that can be written into, except what is never kept: passwords, codes, and what a bot fills in. */
const fieldsOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("textarea, input:is([type=text], [type=email], [type=date], :not([type]))")
    .and(page.locator(":not([readonly], [disabled], [role=combobox], [tabindex='-1'])"));

const values = (page: Page) =>
  fieldsOf(page).evaluateAll((all) => all.map((it) => ("value" in it ? String(it.value) : "")));

const texts: Readonly<Record<string, string>> = { date: "1990-05-17", email: "robin@example.org" };

async function writeInto(field: Locator, nth: number): Promise<void> {
  const type = await field.getAttribute("type");
  await field.fill(texts[type ?? ""] ?? `What I wrote in field ${nth}`);
}

/** Writes into every field, reloads the page, and expects all of it again. */
async function expectKept(page: Page, fields: number): Promise<void> {
  await expect(fieldsOf(page)).toHaveCount(fields);
  for (let nth = 0; nth < fields; nth += 1)
    // oxlint-disable-next-line no-await-in-loop -- as a person does it
    await writeInto(fieldsOf(page).nth(nth), nth);
  const written = await values(page);
  expect(written).not.toContain("");
  await page.reload();
  await expect.poll(() => values(page)).toEqual(written);
}

const kept = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join());

test("what is written survives a reload on every page with a form, and is gone after signing out", async ({
  page,
}) => {
  const { id } = await member(page);
  const change = (profile: { full_name?: string | null; age_confirmed_at?: string | null }) =>
    service().from("profiles").update(profile).eq("id", id).throwOnError();
  for (const [path, fields] of [
    ["/contact-us", 4],
    ["/dashboard/safety-plan", 7],
    ["/dashboard/selfcare/reflection-journal", 2],
    ["/dashboard/selfcare/reflection-journal?write=freely", 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in one tab
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expectKept(page, fields);
  }
  await page.goto("/dashboard");
  // Where the card waits for its data yet, the choice shows once they are there.
  await page.getByRole("radio", { name: "Neutral" }).click();
  await expectKept(page, 1);
  await page.goto("/dashboard/mood-tracker");
  await page.getByRole("button", { name: /^Sleep, energy/ }).click();
  // The moment's words are here as well.
  await expectKept(page, 2);
  await change({ full_name: null });
  await page.goto("/dashboard");
  await expectKept(page, 1);
  await change({ age_confirmed_at: null });
  await page.goto("/dashboard");
  await expectKept(page, 1);

  expect(await kept(page)).toContain("What I wrote in field");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  expect(await kept(page)).not.toMatch(/What I wrote in field|1990-05-17|robin@/);
});
