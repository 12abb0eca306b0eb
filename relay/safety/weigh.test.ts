import { expect, test } from "vitest";
import { noRisk, riskLevels } from "#shared/safety/risk.ts";
import { bounds, weighed } from "./weigh.ts";

const score = (risk: number, imminent = -9, own = -9) => ({ risk, imminent, own, concern: "abuse" }) as const;
const found = (level: (typeof riskLevels)[number]) => ({ level, concerns: ["suicide"] }) as const;

test("what no rule knows is at risk where the model is sure of it, and of the concern that the model hears", () => {
  expect(weighed(noRisk, score(bounds.alarm.usual + 0.1), () => "usual")).toEqual({
    level: "active",
    concerns: ["abuse"],
  });
  expect(weighed(noRisk, score(bounds.alarm.usual), () => "usual")).toEqual(noRisk);
  expect(weighed(noRisk, null, () => "usual")).toEqual(noRisk);
});

test("an answer to a question for a plan need not be as clear", () => {
  expect(weighed(noRisk, score(bounds.alarm.planAsked + 0.1), () => "planAsked").level).toBe("active");
  expect(weighed(noRisk, score(bounds.alarm.planAsked + 0.1), () => "usual")).toEqual(noRisk);
});

test("beside an everyday saying the model must be surer", () => {
  expect(weighed(noRisk, score(bounds.alarm.usual + 0.1), () => "saying")).toEqual(noRisk);
  expect(weighed(noRisk, score(bounds.alarm.saying + 0.1), () => "saying").level).toBe("active");
});

test("a danger that the rules name is taken back only where it sounds like anything but one", () => {
  for (const level of ["active", "imminent"] as const) {
    const bound = bounds.harmless[level];
    expect(weighed(found(level), score(bound), () => "usual")).toEqual(found(level));
    expect(weighed(found(level), score(bound - 0.1), () => "usual")).toEqual(noRisk);
  }
});

test("of a plan, a means or a farewell the model must be surer that it is none", () => {
  expect(bounds.harmless.imminent).toBeLessThan(bounds.harmless.active);
  const unsure = score(bounds.harmless.active - 0.1);
  expect(weighed(found("imminent"), unsure, () => "usual")).toEqual(found("imminent"));
});

test("what is denied, past or about another stays, unless it sounds like one's own and now", () => {
  const { risk, own } = bounds.own;
  for (const loud of [-99, -2, 0, risk, 99])
    expect(weighed(found("possible"), score(loud, 9, own), () => "usual")).toEqual(found("possible"));
  expect(weighed(found("possible"), score(risk, 9, 99), () => "usual")).toEqual(found("possible"));
  expect(weighed(found("possible"), score(risk + 0.1, -9, own + 0.1), () => "usual")).toEqual({
    level: "active",
    concerns: ["suicide", "abuse"],
  });
  const near = score(risk + 0.1, bounds.imminent + 0.1, own + 0.1);
  expect(weighed(found("possible"), near, () => "usual").level).toBe("imminent");
});

test("what is at risk is imminent where it sounds like it, whoever found it", () => {
  const clear = score(bounds.alarm.usual + 0.1, bounds.imminent + 0.1);
  expect(weighed(noRisk, clear, () => "usual")).toEqual({ level: "imminent", concerns: ["abuse"] });
  expect(weighed(found("active"), clear, () => "usual")).toEqual(found("imminent"));
  const unsure = score(0, bounds.imminent + 0.1);
  expect(weighed(found("active"), unsure, () => "usual")).toEqual(found("imminent"));
  expect(weighed(found("possible"), clear, () => "usual")).toEqual(found("possible"));
  expect(weighed(noRisk, unsure, () => "usual")).toEqual(noRisk);
});

test("a harmless turn of phrase is never imminent", () => {
  const harmless = score(bounds.harmless.active - 0.1, 9);
  expect(weighed(found("active"), harmless, () => "usual")).toEqual(noRisk);
});
