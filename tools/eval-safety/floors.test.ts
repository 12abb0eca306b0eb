import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadHearing } from "#relay/load-hearing.ts";
import {
  hearHeldOut,
  type HearingFigures,
  type LanguageFigures,
} from "#safety-model/eval/evaluate-hearing.ts";
import { hearsBy } from "./hears.ts";

const counts = z.object({
  alarms: z.int(),
  conversations: z.int(),
  imminentAlarms: z.int(),
  danger: z.int(),
  byFloor: z.int(),
  withinMessages: z.int(),
  plain: z.int(),
  plainHarmless: z.int(),
  acts: z.int(),
  actsHarmless: z.int(),
});
const floors = z
  .object({
    languages: z.record(z.string(), counts),
    personas: z.object({ heardInTime: z.int(), noneAlarmed: z.int() }),
    hints: z.object({ asked: z.int(), askedInnocent: z.int(), askedOrdinary: z.int() }),
  })
  .parse(JSON.parse(readFileSync(new URL("../../safety-model/eval/floors.json", import.meta.url), "utf8")));

const { hear } = await loadHearing();
const figures: HearingFigures = hearHeldOut(hearsBy(hear));

test.each(figures.languages)(
  "ordinary talk raises no more alarms than before: $language",
  (it: LanguageFigures) => {
    const most = floors.languages[it.language];
    expect(it.alarms.found).toBeLessThanOrEqual(most?.alarms ?? 0);
    expect(it.conversations.found).toBeLessThanOrEqual(most?.conversations ?? 0);
    expect(it.imminentAlarms.found).toBeLessThanOrEqual(most?.imminentAlarms ?? 0);
    expect(it.plainHarmless.found).toBeLessThanOrEqual(most?.plainHarmless ?? 0);
    expect(it.actsHarmless.found).toBeLessThanOrEqual(most?.actsHarmless ?? 0);
  },
);

test.each(figures.languages)("no less danger is detected than before: $language", (it: LanguageFigures) => {
  const least = floors.languages[it.language];
  expect(it.danger.found).toBeGreaterThanOrEqual(least?.danger ?? Number.POSITIVE_INFINITY);
  expect(it.byFloor.found).toBeGreaterThanOrEqual(least?.byFloor ?? Number.POSITIVE_INFINITY);
  expect(it.withinMessages.found).toBeGreaterThanOrEqual(least?.withinMessages ?? Number.POSITIVE_INFINITY);
  expect(it.plain.found).toBeGreaterThanOrEqual(least?.plain ?? Number.POSITIVE_INFINITY);
  expect(it.acts.found).toBeGreaterThanOrEqual(least?.acts ?? Number.POSITIVE_INFINITY);
});

test("people in danger are detected in time, and others raise no alarm", () => {
  expect(figures.personas.high.heardInTime.found).toBeGreaterThanOrEqual(floors.personas.heardInTime);
  expect(figures.personas.none.alarmed.found).toBeLessThanOrEqual(floors.personas.noneAlarmed);
});

test("no fewer hints are asked about, and no more of what isn't meant as one", () => {
  const { hinted, innocent, ordinary } = figures.hints;
  expect(hinted.asked.found).toBeGreaterThanOrEqual(floors.hints.asked);
  expect(innocent.asked.found).toBeLessThanOrEqual(floors.hints.askedInnocent);
  expect(ordinary.asked.found).toBeLessThanOrEqual(floors.hints.askedOrdinary);
});
