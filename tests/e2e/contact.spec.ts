import { newestMail } from "./support/mail.ts";
import { faultsOf } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const operator = "hello@hearken.example";

test("a visitor writes to the operator: empty, invalid, failing, too often, and sent, all by keyboard", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await expect(page.getByText("Monday-Friday 9am-5pm PDT")).toBeVisible();
  await expect(page.getByText("Instagram", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: operator })).toHaveAttribute("href", `mailto:${operator}`);

  const name = page.getByLabel("Your Name");
  const message = page.getByLabel("Message");
  await name.focus();
  for (const text of ["Robin", "robin", "A question", "How do I\nchange my name?"]) {
    await page.keyboard.insertText(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const email = page.getByLabel("Email Address");
  await expect(email).toBeFocused();
  await expect(page.getByText("That doesn't look like an email address.", { exact: false })).toBeVisible();
  await email.fill("robin@example.org");

  for (const [status, words] of [
    [500, "Something went wrong on our side."],
    [429, "We've received several messages from your connection."],
  ] as const) {
    await page.route("**/api/contact", (route) => route.fulfill({ status, body: "{}" }));
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    await expect(page.getByText(words, { exact: false })).toBeVisible();
    await expect(message).toHaveValue("How do I\nchange my name?");
    await page.unroute("**/api/contact");
  }
  for (const width of [360, 1280]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await faultsOf(page), `${width} ${colorScheme}`).toEqual([]);
    }
  }

  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent! We'll get back to you soon.")).toBeVisible();
  for (const field of [name, email, page.getByLabel("Subject"), message]) await expect(field).toHaveValue("");
  await expect.poll(async () => (await newestMail(operator)).subject).toBe("Contact: A question");
  expect((await newestMail(operator)).text).toContain("How do I\nchange my name?");
});
