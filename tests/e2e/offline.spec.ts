import { member } from "./support/member.ts";
import { pastSessions } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

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
