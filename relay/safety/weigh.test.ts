import { expect, test } from "vitest";
import { noRisk, riskLevels } from "#shared/safety/risk.ts";
import { bounds, weighed } from "./weigh.ts";

const score = (risk: number, imminent = -9) => ({ risk, imminent, concern: "abuse" }) as const;
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
  expect(weighed(found("active"), score(bounds.harmless), () => "usual")).toEqual(found("active"));
  expect(weighed(found("active"), score(bounds.harmless - 0.1), () => "usual")).toEqual(noRisk);
});

test("a plan, a means or a farewell stays, and so does what is denied, past or about another", () => {
  for (const level of ["imminent", "possible"] as const)
    for (const risk of [-99, -2, 0, 2, 99])
      expect(weighed(found(level), score(risk), () => "usual")).toEqual(found(level));
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
  const harmless = score(bounds.harmless - 0.1, 9);
  expect(weighed(found("active"), harmless, () => "usual")).toEqual(noRisk);
});
