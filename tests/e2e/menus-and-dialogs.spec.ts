import type { Locator, Page } from "@playwright/test";
import { faultsInBothLooks, violationsIn } from "./support/axe.ts";
import { beginChat } from "./support/begin-chat.ts";
import { member, type Member, service } from "./support/member.ts";
import { pastSessions } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Opens a dialog by keyboard, examines it, and closes it, after which focus is back. */
async function examineDialog(page: Page, opener: string | RegExp, title: string): Promise<void> {
  const opens = button(page, opener).first();
  await opens.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  expect(await faultsInBothLooks(page), title).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opens).toBeFocused();
}

const looks = [
  { width: 360, height: 740, colorScheme: "dark" },
  { width: 1280, height: 800, colorScheme: "light" },
] as const;

/** Opens a list or menu by keyboard in both looks, and examines only itself: it may half cover what is below. */
async function examinePopup(page: Page, opener: Locator, role: "menu" | "listbox"): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await opener.focus();
    await page.keyboard.press("ArrowDown");
    const popup = page.getByRole(role);
    await expect(popup).toBeInViewport({ ratio: 1 });
    expect(await violationsIn(page, { within: `[role=${role}]` })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
  }
}

/** Something of everything that can be deleted. */
async function seed({ id: user_id }: Member): Promise<{ session: string; wrapUp: string }> {
  const [session = ""] = await pastSessions(user_id, [{ title: "A hard week" }]);
  const admin = service();
  await admin
    .from("memories")
    .insert({ user_id, session_id: session, content: "Has a sister" })
    .throwOnError();
  await admin
    .from("journal_entries")
    .insert({
      user_id,
      title: "An evening",
      date: "2026-03-02",
      responses: [{ prompt: "", response: "Soup." }],
    })
    .throwOnError();
  await admin.from("mood_entries").insert({ user_id, mood_score: 4, mood_label: "Calm" }).throwOnError();
  const { data } = await admin
    .from("emotional_wrap_ups")
    .insert({ user_id, type: "weekly", period_start: "2026-03-02", period_end: "2026-03-08", entry_count: 5 })
    .select("id")
    .single()
    .throwOnError();
  return { session, wrapUp: data.id };
}

test("every question before something is deleted is sound in both looks, and gives focus back", async ({
  page,
}) => {
  const { session, wrapUp } = await seed(await member(page));
  await page.goto(`/dashboard/session/${session}`);
  await examineDialog(page, "Rename", "Rename this session");
  await examineDialog(page, "Delete this session", "Delete this session?");
  await page.goto(`/dashboard/wrap-up/${wrapUp}`);
  await examineDialog(page, "Delete this wrap-up", "Delete this wrap-up?");
  await page.goto("/dashboard/selfcare/reflection-journal");
  await page.getByText("An evening", { exact: true }).click();
  await examineDialog(page, "Delete: An evening", "Delete this reflection?");
  await page.goto("/dashboard/settings");
  await examineDialog(page, /^Forget: /, "Forget this?");
  await examineDialog(page, "Forget everything", "Forget everything?");
  await examineDialog(page, "Delete my account", "Delete your account for good?");
});

test("the account menu and the lists in the settings are sound in both looks, and wholly on the screen", async ({
  page,
}) => {
  await member(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Welcome back/ })).toBeVisible();
  await examinePopup(page, button(page, /Account menu/).first(), "menu");
  for (const name of ["Preferred language", "Time zone", "Country"]) {
    // Opened anew, because a third quick Escape in a row is a quick exit.
    await page.goto("/dashboard/settings");
    await examinePopup(page, page.getByRole("main").getByRole("combobox", { name }), "listbox");
  }
});

test("a phone's sheet of pages opens by a key that is pressed before the app is there, and is sound in both looks", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await member(page);
  await page.goto("/dashboard");
  const more = button(page, "More");
  await more.press("Enter");
  const sheet = page.getByRole("dialog", { name: "All pages" });
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    expect(await violationsIn(page, { within: "[role=dialog]" })).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await beginChat(page);
  await examinePopup(page, button(page, "More options for this reply").first(), "menu");
});
