import { beginChat } from "./support/begin-chat.ts";
import { member } from "./support/member.ts";
import { pastSessions } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

test("focus isn't lost when what had it goes away: sending, ending, opening, deleting, preparing", async ({
  page,
}) => {
  const { id } = await member(page);
  const heading = (name: string | RegExp) => page.getByRole("main").getByRole("heading", { name });
  await beginChat(page);
  const field = page.getByLabel("Your message");
  await expect(field).toBeFocused();
  await page.keyboard.type("I can't sleep.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(page.getByRole("log").locator("ol").first().locator("> li")).toHaveCount(3);
  await page.getByRole("button", { name: "End Chat" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "End Chat" }).press("Enter");
  await expect(heading("Text Chat")).toBeFocused();

  await pastSessions(id, [{ title: "A hard week" }], 1);
  await page.goto("/dashboard/sessions");
  await page
    .getByRole("main")
    .getByRole("link", { name: /A hard week/ })
    .press("Enter");
  await expect(heading("A hard week")).toBeFocused();
  await page.getByRole("button", { name: "Delete this session" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(page).toHaveURL("/dashboard/sessions");
  await expect(heading("Previous Sessions")).toBeFocused();

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Prepare my data" }).press("Enter");
  await expect(heading("Your data")).toBeFocused();
});
