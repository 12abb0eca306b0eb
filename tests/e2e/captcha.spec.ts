import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { unusedStripe } from "#relay/testing/billing-env.ts";
import { root } from "#scripts/root.ts";
import { startStack, temporaryFolder } from "#tests/support/local-stack.ts";
import { spawnRelay } from "#scripts/spawn-relay.ts";
import { serveSiteverify } from "#tests/support/siteverify.ts";
import { fillSignUp, logIn, newPerson } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

const origin = "https://challenges.cloudflare.com";
const secret = "a secret of the tests";

/** Turnstile as far as a page can tell: a script, and a frame with a button. */
const script = `
  const frames = new Map();
  globalThis.turnstile = {
    render(place, options) {
      const frame = document.createElement("iframe");
      frame.title = "Challenge " + options.language + " " + options.theme;
      frame.src = "${origin}/frame";
      place.append(frame);
      addEventListener("message", (event) => {
        if (event.source === frame.contentWindow && event.origin === "${origin}") options.callback(event.data);
      });
      options["before-interactive-callback"]();
      const id = "widget " + frames.size;
      frames.set(id, { frame, options });
      return id;
    },
    reset(id) {
      frames.get(id).options["before-interactive-callback"]();
    },
    remove: (id) => frames.get(id).frame.remove(),
  };
  globalThis[new URL(document.currentScript.src).searchParams.get("onload")]();
`;
const frame = `<!doctype html><button onclick="parent.postMessage('pass ' + crypto.randomUUID(), '*')">I am human</button>`;

async function serveWidget(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname === "/frame"
      ? route.fulfill({ contentType: "text/html", body: frame })
      : route.fulfill({ contentType: "text/javascript", body: script });
  });
  return asked;
}

/** The token is sent from the frame to the page: until it says so, the form doesn't have it. */
async function passChallenge(within: Locator): Promise<void> {
  await within.frameLocator("iframe").getByRole("button", { name: "I am human" }).click();
  await expect(within.getByText("Check passed.")).toBeVisible();
}

let address: string;
const endings: (() => unknown)[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const folder = temporaryFolder();
  const siteverify = await serveSiteverify(secret);
  const stack = await startStack(folder.path, { captcha: { verifyUrl: siteverify.url, secret } });
  const relay = spawnRelay({
    env: {
      ...unusedStripe,
      ...stack.env,
      PORT: "0",
      HOST: "127.0.0.1",
      CLIENT_DIR: join(root, "dist/client"),
      CAPTCHA_PROVIDER: "turnstile",
      CAPTCHA_SITE_KEY: "1x00000000000000000000AA",
    },
  });
  const { port } = await relay.event("relay.listening");
  address = `http://127.0.0.1:${String(port)}`;
  endings.push(
    () => relay.child.kill("SIGTERM"),
    () => relay.exited,
    () => stack.stop(),
    () => siteverify.stop(),
    () => folder.remove(),
  );
});

test.afterAll(async () => {
  for (const end of endings) await end();
});

test("sign-up and login use a new token for each attempt", async ({ page }) => {
  const asked = await serveWidget(page);
  const person = newPerson();
  await page.goto(`${address}/`);
  await expect(page.getByRole("button", { name: "Log in or Sign up" }).first()).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Log in or Sign up" }).first().click();
  await fillSignUp(page, person);
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  await form.getByRole("checkbox", { name: /I accept/ }).click();
  const challenge = form.getByRole("group", { name: "Security check" });
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form.getByText("Please complete the security check first", { exact: false })).toBeVisible();
  await passChallenge(challenge);
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await page.getByRole("button", { name: "Back to login" }).click();
  const login = page.getByRole("dialog");
  await passChallenge(login);
  await logIn(page, person);
  await expect(page.getByText("This address isn't confirmed yet.", { exact: false })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Please complete the security check first", { exact: false })).toBeVisible();
  await passChallenge(login);
  await page.getByRole("dialog").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("This address isn't confirmed yet.", { exact: false })).toBeVisible();
});

test("the keyboard can enter and leave the challenge", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await serveWidget(page);
  await page.goto(`${address}/?login=1&lang=de`);
  const dialog = page.getByRole("dialog");
  const human = dialog.frameLocator('iframe[title="Challenge de dark"]').getByRole("button");
  await expect(human).toBeVisible();
  await dialog.getByLabel("Passwort", { exact: true }).focus();
  const reached = async () => human.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 5 && !(await reached()); step += 1) await page.keyboard.press("Tab");
  expect(await reached()).toBe(true);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Prüfung bestanden.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.locator('button[type="submit"]')).toBeFocused();
});

test("a blocked script is reported, keeps the input, and can be retried", async ({ page }) => {
  await page.route(`${origin}/**`, (route) => route.abort("blockedbyclient"));
  const person = newPerson();
  await page.goto(`${address}/?login=1`);
  await logIn(page, person);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("The security check couldn't load.");
  await expect(dialog.getByLabel("Email")).toHaveValue(person.email);
  await page.unroute(`${origin}/**`);
  await serveWidget(page);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await passChallenge(dialog);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog.getByText("That email and password don't match.", { exact: false })).toBeVisible();
});
