import { faultsOf } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

for (const width of [360, 1280]) {
  test(`a private conversation, by keyboard at ${width} px: nothing of it is stored or listed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await member(page);
    await page.goto("/dashboard/chat");
    await page.getByRole("button", { name: "Start Chat Session" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch", { name: "Private conversation" }).press("Space");
    await expect(dialog.getByText(/Nothing you say is stored, not even while you talk/)).toBeVisible();
    await expect(dialog.getByText(/You can't read it again or pick it up later/)).toBeVisible();
    await expect(dialog.getByLabel("Session Title (optional)")).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: /start chat$/i }).press("Enter");
    await expect(page.getByText("Private: nothing is kept")).toBeVisible();
    const log = page.getByRole("log");
    await page.getByLabel("Your message").fill("Nobody knows about my divorce");
    await page.keyboard.press("Enter");
    await expect(log.getByRole("listitem")).toHaveCount(3);
    await expect(log.locator("[data-live]")).toHaveCount(0);
    await expect(log.getByRole("button", { name: "Good reply" })).toHaveCount(0);

    const rows = async () =>
      (await service().from("sessions").select().eq("user_id", id).throwOnError()).data;
    expect(await rows()).toMatchObject([{ title: "Private", is_private: true, message_count: 0 }]);
    await page.reload();
    await expect(log.getByText("Nobody knows about my divorce")).toBeVisible();

    await page.getByRole("button", { name: "End Chat" }).first().press("Enter");
    await expect(dialog.getByText("Nothing you said is kept.")).toBeVisible();
    await expect(dialog.getByRole("radio")).toHaveCount(0);
    await dialog.getByRole("button", { name: "End Chat" }).press("Enter");
    await expect(page.getByText("Private conversation over")).toBeVisible();
    await expect.poll(rows).toEqual([]);
    const { data: messages } = await service().from("session_messages").select().eq("user_id", id);
    expect(messages).toEqual([]);
    await page.goto("/dashboard/sessions");
    await expect(page.getByText("No sessions yet")).toBeVisible();
  });
}

for (const width of [360, 1280])
  test(`a past conversation goes on from its page, in writing, by keyboard at ${width} px, and the new one says so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await member(page);
    await page.addInitScript(
      (key) => localStorage.setItem(key, String(Date.now())),
      `hearken.ai-notice.${id}`,
    );
    const [session = ""] = await pastSessions(id, [
      { title: "A hard week", type: "chat", ai_summary: "You talked about your exam." },
    ]);
    await pastTalk(id, session, ["Hello.", "I am worried about my exam."]);
    await page.goto(`/dashboard/session/${session}`);
    await page.getByRole("button", { name: "Continue in writing" }).press("Enter");
    await expect(page).toHaveURL(/start-session$/);
    await expect(page.getByText("Continues “A hard week”")).toBeVisible();
    const rows = async () =>
      (await service().from("sessions").select("continued_from").eq("user_id", id).is("ended_at", null)).data;
    expect(await rows()).toEqual([{ continued_from: session }]);
    await expect(page.getByLabel("Your message")).toBeFocused();
    expect(await faultsOf(page, { advice: true })).toEqual([]);
  });
