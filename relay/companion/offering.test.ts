import { expect, test } from "vitest";
import { resources } from "#shared/protocol/values.ts";
import { nothingToOffer, type Offering } from "../conversation/offering.ts";
import { offerInstructions, offerOf, offerTools } from "./offering.ts";

const anything: Offering = { resources, mayVolunteer: true, before: [] };
const plan: Offering = { resources: ["safetyPlan"], mayVolunteer: true, before: [] };
const call = (input: unknown, name = "offer") => ({ name, input });
const good = { resource: "breathing", asked: true, reason: "To slow down" };

test("a call is an offer of something that may be offered, and nothing else", () => {
  expect(offerOf(call(good), anything)).toEqual(good);
  expect(offerOf(call(good), plan)).toBeNull();
  expect(offerOf(call(good), nothingToOffer)).toBeNull();
  expect(offerOf(call(good, "open"), anything)).toBeNull();
  for (const bad of [
    null,
    "breathing",
    [],
    {},
    { ...good, resource: "delete account" },
    { ...good, asked: "yes" },
  ])
    expect(offerOf(call(bad), anything)).toBeNull();
});

test("a reason is one short line, whatever the model writes", () => {
  const reason = `  To\n\nslow ${"down ".repeat(60)}`;
  const offer = offerOf(call({ ...good, reason }), anything);
  expect(offer?.reason).toMatch(/^To slow down/);
  expect(offer?.reason).not.toContain("\n");
  expect(offer?.reason.length).toBeLessThanOrEqual(140);
});

test("the model is told what may be offered now, and when", () => {
  expect(offerTools(nothingToOffer)).toEqual([]);
  expect(offerInstructions(nothingToOffer)).toBe("");
  const text = offerInstructions(anything);
  for (const resource of resources) expect(text).toContain(resource);
  expect(text).toMatch(/Without being asked, offer at most one/);
  const again = offerInstructions({ ...anything, mayVolunteer: false, before: ["journal"] });
  expect(again).toMatch(/Offer nothing unless they ask/);
  expect(again).toMatch(/Offered so far: journal/);
});

test("in danger the safety plan is all that the model hears of", () => {
  const text = offerInstructions(plan);
  expect(text).toMatch(/only the safety plan may be offered/);
  expect(text).not.toMatch(/breathing:|journal:/);
});
