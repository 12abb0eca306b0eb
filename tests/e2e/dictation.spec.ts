import { faultsInBothLooks } from "./support/axe.ts";
import { launchWithMicrophone, recorded } from "./support/microphone.ts";
import { member, service } from "./support/member.ts";
import { spokenMicrophone } from "./support/spoken-microphone.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

const said = (name: string) => recorded(new URL(`../fixtures/speech/${name}.wav`, import.meta.url));

for (const width of [360, 1280])
  test(`a journal page is spoken and typed, by keyboard at ${width} px; what can't be sent is kept`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const microphone = await spokenMicrophone(page);
    const { id } = await member(page);
    await page.goto("/dashboard/selfcare/reflection-journal?write=freely");
    const field = page.getByLabel("Write whatever you like");
    await field.fill("This week:");
    const speak = page.getByRole("button", { name: "Speak", exact: true });
    await speak.focus();
    await page.keyboard.press("Enter");
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await expect(stop).toBeFocused();
    await expect(page.getByText("Listening. What you say is added to what you wrote.")).toBeVisible();
    expect(await faultsInBothLooks(page)).toEqual([]);
    await microphone.speak(said("cannot-sleep"));
    await expect(field).toHaveValue(/^This week: I can.?t sleep/i);

    await page.route("**/api/dictation*", (route) => route.abort());
    await microphone.speak(said("thank-you"));
    await expect(page.getByText("Not written down yet.", { exact: false })).toBeVisible();
    await page.unroute("**/api/dictation*");
    await page.getByRole("button", { name: "Try again", exact: true }).press("Enter");
    await expect(field).toHaveValue(/thank you/i);
    await stop.press("Enter");
    await expect(speak).toBeFocused();
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await expect(page.getByText("Journal saved").first()).toBeVisible();
    const { data } = await service().from("journal_entries").select("responses").eq("user_id", id);
    expect(JSON.stringify(data)).toMatch(/This week: I can.?t sleep.*thank you/i);
  });

test("where the language isn't understood nothing offers to listen", async ({ page }) => {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: Object.assign(await answer.json(), { heardLanguages: ["fr"] }) });
  });
  await member(page);
  await page.goto("/dashboard/selfcare/reflection-journal?write=freely");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Speak", exact: true })).toHaveCount(0);
});
