import { expect, test } from "vitest";
import type { RiskFinding } from "#shared/safety/risk.ts";
import type { Hear } from "../safety/hear.ts";
import { type Heard, heardNothing } from "../safety/verdict.ts";
import { safetyDeps } from "./screening.ts";
import type { ReferralStore } from "./screening-routes.ts";

const verify = async () => ({ ok: false, reason: "invalid" }) as const;

/** Finds no danger, or what the test says. */
const hearing =
  (heard: Partial<Heard>): Hear =>
  () => ({ ...heardNothing, ...heard });

test("saved text is screened like a turn, without a reader: the screen alone is never imminent", () => {
  const store: ReferralStore = { countReferral: async () => {}, counts: async () => null };
  const imminent: RiskFinding = { level: "imminent", concerns: ["suicide"] };
  const found = (heard: Partial<Heard>) =>
    safetyDeps(store, verify, () => 0, hearing(heard)).screen("A text");
  expect(found({ floor: imminent })).toEqual(imminent);
  expect(found({ screen: imminent })).toEqual({ level: "active", concerns: ["suicide"] });
  expect(found({})).toEqual({ level: "none", concerns: [] });
});

test("an entry saved again and again counts once an hour, for each person and level", async () => {
  const clock = { at: 0 };
  const counted: unknown[] = [];
  const store: ReferralStore = {
    countReferral: async (...of) => void counted.push(of),
    counts: async () => null,
  };
  const { countReferral } = safetyDeps(store, verify, () => clock.at, hearing({}));
  await countReferral("ada", "active");
  await countReferral("ada", "active");
  expect(counted).toHaveLength(1);
  await countReferral("ada", "imminent");
  await countReferral("ben", "active");
  expect(counted).toHaveLength(3);
  clock.at = 3_600_000;
  await countReferral("ada", "active");
  expect(counted).toHaveLength(4);
});
