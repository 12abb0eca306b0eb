import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { expect, test } from "vitest";
import { eventTypes } from "#relay/billing/event-task.ts";
import { parseEnv } from "#relay/env/env.ts";
import { serviceVariables } from "./services.ts";

const file = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
const example = parseFile(file);

test("names every service, and sets nothing", () => {
  expect(Object.keys(example)).toEqual(expect.arrayContaining([...serviceVariables]));
  expect(Object.values(example).filter((value) => value !== "")).toEqual([]);
});

/** The variables that the relay reports as missing or invalid, in addition to the given ones. */
function missedBeside(given: Record<string, string>): (string | undefined)[] {
  const parsed = parseEnv(given);
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.split(" ")[0]);
}

test("names the captcha's variables, which are needed together", () => {
  expect(missedBeside({ CAPTCHA_PROVIDER: "turnstile" })).toContain("CAPTCHA_SITE_KEY");
  expect(missedBeside({ CAPTCHA_SITE_KEY: "1x00000000000000000000AA" })).toContain("CAPTCHA_PROVIDER");
  expect(Object.keys(example)).toEqual(expect.arrayContaining(["CAPTCHA_PROVIDER", "CAPTCHA_SITE_KEY"]));
});

test("names every variable that the relay requires in production", () => {
  const missed = missedBeside({ NODE_ENV: "production" });
  expect(missed.length).toBeGreaterThan(0);
  expect(Object.keys(example)).toEqual(expect.arrayContaining(missed));
});

test("names every event that the relay wants of Stripe", () => {
  const named = file.match(/[a-z_]+(?:\.[a-z_]+)+(?:\.\*)?/g) ?? [];
  const isNamed = (type: string) =>
    named.some((name) => (name.endsWith(".*") ? type.startsWith(name.slice(0, -1)) : name === type));
  expect(eventTypes.filter((type) => !isNamed(type))).toEqual([]);
});
