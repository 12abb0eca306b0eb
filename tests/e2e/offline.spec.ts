import { member, service } from "./support/member.ts";
import { pastSessions } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

for (const width of [360, 1280]) {
  test(`what is noted and written without a network is kept, and saved by keyboard once it is back, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await member(page);
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    const card = page.getByRole("region", { name: "How do you feel right now?" });
    await card.getByRole("radio", { name: "Neutral" }).press("Space");
    await card.getByRole("radio", { name: "Neutral" }).press("ArrowRight");
    await expect(card.getByRole("radio", { name: "Good" })).toBeChecked();
    await card.getByLabel("In your own words (optional)").fill("Rain");
    await context.setOffline(true);
    await card.getByRole("button", { name: "Log it" }).press("Enter");
    await expect(page.locator(":focus")).toContainText("Not logged");
    await expect(card.getByRole("radio", { name: "Good" })).toBeChecked();
    await context.setOffline(false);
    await card.getByRole("button", { name: "Log it" }).press("Enter");
    await expect(page.getByText("Logged", { exact: true })).toBeVisible();
    const moments = service().from("mood_moments").select("mood_score, words").eq("user_id", id);
    expect((await moments.throwOnError()).data).toEqual([{ mood_score: 4, words: "Rain" }]);

    await page.goto("/dashboard/selfcare/reflection-journal?write=freely");
    const text = page.getByLabel("Write whatever you like");
    await text.fill("The train stopped in a tunnel.");
    await context.setOffline(true);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.press("Enter");
    await expect(page.getByText("What you wrote is still here.", { exact: false })).toBeVisible();
    await expect(text).toHaveValue("The train stopped in a tunnel.");
    await context.setOffline(false);
    await save.press("Enter");
    await expect(page.getByText("Journal saved").first()).toBeVisible();
  });
}

test("a list that couldn't be read without a network is read by itself once it is back", async ({
  page,
  context,
}) => {
  const { id } = await member(page);
  await pastSessions(id, [{ title: "Exam week" }, { title: "A walk" }]);
  await page.goto("/dashboard/sessions");
  const rows = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(rows).toHaveCount(2);
  await context.setOffline(true);
  await page.getByPlaceholder("Search sessions...").fill("exam");
  await expect(page.getByText("We couldn't load your sessions")).toBeVisible();
  await context.setOffline(false);
  await expect(rows).toHaveText([/Exam week/]);
});

test.describe("without kept files", () => {
  test.use({ serviceWorkers: "block" });

  for (const path of [
    "/dashboard",
    "/dashboard/sessions",
    "/dashboard/mood-tracker",
    "/dashboard/selfcare/reflection-journal",
  ])
    test(`${path} stays when the network goes before the rest of it has come`, async ({ page, context }) => {
      await member(page);
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("main").locator("a, input, textarea").first().waitFor({ state: "attached" });
      const title = (await heading.textContent()) ?? "";
      await context.setOffline(true);
      // What a page puts off is asked for after three seconds at the latest.
      await page.waitForTimeout(4_000);
      // The dashboard greets by name once that has come, which may be just before the network goes.
      await expect(heading).toHaveText(title === "Overview" ? /^(?:Overview$|Welcome back)/ : title);
    });

  test("a call whose code can't be fetched says so, where it was asked for", async ({ page }) => {
    await member(page);
    await page.route("**/assets/conversation-parts*", (route) => route.abort());
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Call now" }).press("Enter");
    await expect(page.getByText("Reloading the page usually helps.", { exact: false })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
  });
});
