import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { faultsInBothLooks, faultsOf } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { logIn } from "./support/person.ts";
import { type Member, member, service } from "./support/member.ts";

const failing = { status: 500, body: "{}" };

/** A session with two messages, twelve memories from it, a check-in and a journal entry. */
async function seed({ id: user_id }: Member): Promise<string> {
  const admin = service();
  const { data } = await admin
    .from("sessions")
    .insert({ user_id, title: "Work stress", type: "chat", duration: 300 })
    .select("id")
    .single()
    .throwOnError();
  const session_id = data.id;
  for (const [role, content] of [
    ["user", "My manager said <b>nothing</b>."],
    ["assistant", "That sounds lonely."],
  ] as const)
    await admin.from("session_messages").insert({ session_id, user_id, role, content }).throwOnError();
  await admin
    .from("memories")
    .insert(
      Array.from({ length: 12 }, (_, nth) => ({
        user_id,
        session_id,
        content: `Remembered thing ${nth + 1}`,
        created_at: new Date(Date.UTC(2025, 10, 1, 12, nth)).toISOString(),
      })),
    )
    .throwOnError();
  await admin.from("mood_entries").insert({ user_id, mood_score: 4, mood_label: "Calm" }).throwOnError();
  await admin
    .from("journal_entries")
    .insert({ user_id, title: "Sunday", responses: [{ prompt: "How?", response: "Well." }] })
    .throwOnError();
  return session_id;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page): Promise<void> {
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
}

test("memories fail to load, are listed in pages, link to their sessions, and are forgotten one by one and all at once", async ({
  page,
}) => {
  const person = await member(page);
  const session = await seed(person);
  await page.route("**/rest/v1/memories*", (route) => route.fulfill(failing));
  await open(page);
  await expect(page.getByText("We couldn't load what Hearken remembers")).toBeVisible();
  await page.unroute("**/rest/v1/memories*");
  await press(page, "Try again");
  const list = page.getByRole("region", { name: "What Hearken remembers" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await list.getByRole("button", { name: "Show more" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(12);
  await expect(list.getByRole("link", { name: "From “Work stress”" }).first()).toHaveAttribute(
    "href",
    `/dashboard/session/${session}`,
  );

  // Using only the keyboard.
  await list.getByRole("button", { name: "Forget: Remembered thing 12" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("“Remembered thing 12”");
  await page.keyboard.press("Escape");
  await expect(list.getByRole("button", { name: "Forget: Remembered thing 12" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Forget", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByText("Remembered thing 12")).toHaveCount(0);
  await expect(list.getByRole("heading")).toBeFocused();

  await list.getByRole("button", { name: "Forget everything" }).click();
  await dialog.getByRole("button", { name: "Forget everything" }).click();
  await expect(list.getByText("Nothing yet.", { exact: false })).toBeVisible();
  await page.getByRole("switch", { name: "Remember what matters to me" }).click();
  await page.getByRole("radio", { name: /^Gentle/ }).check();
  await expect
    .poll(async () => (await service().from("profiles").select().eq("id", person.id).single()).data)
    .toMatchObject({ memory_enabled: false, notification_preferences: { voice_preference: "gentle" } });
  await page.reload();
  await expect(list.getByText("Nothing yet.", { exact: false })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Remember what matters to me" })).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /^Gentle/ })).toBeChecked();
});

test("a person exports everything, even after a failure on the way", async ({ page }) => {
  const person = await member(page);
  await seed(person);
  await open(page);
  const section = page.getByRole("region", { name: "Your data" });
  await page.route("**/rest/v1/rpc/export_my_data*", (route) =>
    route.request().postData()?.includes("session_messages") === true
      ? route.fulfill(failing)
      : route.continue(),
  );
  await section.getByRole("button", { name: "Prepare my data" }).click();
  await expect(section.getByText("Your data isn't complete yet")).toBeVisible();
  await page.unroute("**/rest/v1/rpc/export_my_data*");
  await section.getByRole("button", { name: "Continue" }).click();
  await expect(section.getByText("Your data is ready.", { exact: false })).toBeVisible();

  const save = async (name: string) => {
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  const json = await save("Everything (JSON)");
  expect(json.name).toMatch(/^hearken-\d{4}-\d\d-\d\d\.json$/);
  const { data } = JSON.parse(json.text) as { data: Record<string, Record<string, unknown>[]> };
  expect(data["account"]).toMatchObject([{ email: person.email }]);
  expect(data["session_messages"]?.map(({ content }) => content)).toEqual([
    "My manager said <b>nothing</b>.",
    "That sounds lonely.",
  ]);
  expect(data["memories"]).toHaveLength(12);
  expect((await save("Mood check-ins (CSV)")).text.split("\r\n")[1]).toMatch(/^\d{4}-\d\d-\d\d,.*,4,Calm,/);

  const readable = await save("To read or print (HTML)");
  // Opened from a folder, without the app and its security policy.
  const alone = await page.context().newPage();
  await alone.setContent(readable.text);
  await expect(alone.getByRole("heading", { name: "Conversations" })).toBeVisible();
  await expect(alone.getByText("My manager said <b>nothing</b>.")).toBeVisible();
  await expect(alone.locator("#memories article")).toHaveCount(12);
  expect(await faultsOf(alone)).toEqual([]);
});

test("account deletion asks twice, does nothing if billing can't end, and then leaves no trace", async ({
  page,
}) => {
  const person = await member(page);
  await seed(person);
  await open(page);
  await press(page, "Delete my account");
  const dialog = page.getByRole("dialog");
  const address = dialog.getByLabel("To confirm, type this account's email address");
  const remove = dialog.getByRole("button", { name: "Delete for good" });
  await address.fill("somebody@example.org");
  await remove.click();
  await expect(dialog.getByText("That isn't this account's email address.")).toBeVisible();
  await address.fill(person.email);
  await page.route("**/api/account/delete", (route) =>
    route.fulfill({ status: 409, json: { outcome: "kept", because: "billing" } }),
  );
  await remove.click();
  await expect(dialog.getByText("We couldn't cancel your subscription", { exact: false })).toBeVisible();
  await page.unroute("**/api/account/delete");
  await remove.click();
  await expect(page).toHaveURL("/goodbye");
  await expect(page.getByRole("heading", { name: "Goodbye, and take care" })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const admin = service();
  for (const table of [
    "sessions",
    "session_messages",
    "memories",
    "mood_entries",
    "journal_entries",
  ] as const)
    expect((await admin.from(table).select().eq("user_id", person.id)).data, table).toEqual([]);
  expect((await admin.from("profiles").select().eq("id", person.id)).data).toEqual([]);
  await expect
    .poll(() => page.evaluate((id) => JSON.stringify(localStorage).includes(id), person.id))
    .toBe(false);
  // Signed out, and still on the page that says so.
  await expect(page).toHaveURL("/goodbye");
  await expect(page.getByRole("heading", { name: "Goodbye, and take care" })).toBeVisible();
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/login=1/);
  await logIn(page, { ...person, name: "" });
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/goodbye");
  await expect(page).toHaveURL("/");
});

test("settings and account deletion are usable at every width, in both themes", async ({ page }) => {
  await seed(await member(page));
  await open(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Remembered thing" })).toHaveCount(10);
  expect(await faultsInBothLooks(page)).toEqual([]);
  await press(page, "Delete my account");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await faultsInBothLooks(page), "dialog").toEqual([]);
});
