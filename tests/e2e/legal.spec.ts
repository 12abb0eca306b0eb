import { faultsInBothLooks } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const documents = [
  ["/privacy-policy", "Privacy Policy", "Children"],
  ["/terms-of-service", "Terms of Service", "Renewal and cancelling"],
] as const;

test("both texts are linked from the footer, have working contents, and print without the rest", async ({
  page,
}) => {
  await page.goto("/");
  for (const [path, title, part] of documents) {
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Effective September 20, 2025")).toBeVisible();
    const entry = page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: part });
    await entry.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeInViewport();
    // The section has a URL of its own.
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

test("a text that can't be fetched says so and can be retried; another language links to the English", async ({
  page,
}) => {
  await page.route(/\/assets\/terms-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/terms-of-service");
  await expect(page.getByText("We couldn't load the text")).toBeVisible();
  await page.unroute(/\/assets\/terms-[^/]*\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Governing law" })).toBeVisible();

  await page.getByRole("contentinfo").getByLabel("Language").selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "Governing law" })).toHaveCount(0);
  await page.getByRole("button", { name: "قراءة النص الإنجليزي" }).click();
  await expect(page.getByRole("heading", { name: "Governing law" })).toBeVisible();
});

test("both texts are readable at every width, in both themes", async ({ page }) => {
  for (const [path, , part] of documents) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeVisible();
    expect(await faultsInBothLooks(page), path).toEqual([]);
  }
});
