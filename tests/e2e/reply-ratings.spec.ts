import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const thumb = (page: Page, name: string) => page.getByRole("button", { name });

async function ratings(userId: string): Promise<readonly (string | null)[]> {
  const own = service().from("session_messages").select("rating").eq("user_id", userId);
  return (await own.order("seq").throwOnError()).data.map(({ rating }) => rating);
}

test("a reply is rated by keyboard in chat, kept over a reload, and taken back on the session's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await member(page);
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Start Chat Session" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /start chat$/i })
    .click();
  await thumb(page, "Good reply").press("Enter");
  await expect(thumb(page, "Good reply")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => ratings(person.id)).toEqual(["up"]);
  expect(await faultsInBothLooks(page)).toEqual([]);

  await page.reload();
  await expect(thumb(page, "Good reply")).toHaveAttribute("aria-pressed", "true");
  await thumb(page, "Poor reply").press(" ");
  await expect.poll(() => ratings(person.id)).toEqual(["down"]);

  const own = service().from("sessions").select("id").eq("user_id", person.id);
  const { data: session } = await own.single().throwOnError();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/dashboard/session/${session.id}`);
  await expect(thumb(page, "Poor reply")).toHaveAttribute("aria-pressed", "true");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await thumb(page, "Poor reply").click();
  await expect(thumb(page, "Poor reply")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => ratings(person.id)).toEqual([null]);
});
