import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HearingFigures, LanguageFigures } from "#safety-model/eval/evaluate-hearing.ts";
import { root } from "../../scripts/root.ts";

const byLanguage = <T>(languages: readonly LanguageFigures[], of: (it: LanguageFigures) => T) =>
  Object.fromEntries(languages.map((it) => [it.language, of(it)]));

function write(path: string, value: unknown): void {
  writeFileSync(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes the figures that `/safety` shows, and those that future test runs must not fall below. */
export function publish({ languages, personas, hints }: HearingFigures, at: Date): void {
  write("shared/safety/measured.json", {
    measuredOn: at.toISOString().slice(0, 10),
    languages: byLanguage(languages, ({ alarms, conversations, danger }) => ({
      ordinaryTurns: alarms.of,
      alarms: alarms.found,
      conversations: conversations.of,
      conversationsWithAlarm: conversations.found,
      danger: danger.of,
      heard: danger.found,
    })),
  });
  write("safety-model/eval/floors.json", {
    languages: byLanguage(languages, (it) => ({
      alarms: it.alarms.found,
      conversations: it.conversations.found,
      imminentAlarms: it.imminentAlarms.found,
      danger: it.danger.found,
      byFloor: it.byFloor.found,
      withinMessages: it.withinMessages.found,
      plain: it.plain.found,
      plainHarmless: it.plainHarmless.found,
      acts: it.acts.found,
      actsHarmless: it.actsHarmless.found,
    })),
    personas: { heardInTime: personas.high.heardInTime.found, noneAlarmed: personas.none.alarmed.found },
    hints: {
      asked: hints.hinted.asked.found,
      askedInnocent: hints.innocent.asked.found,
      askedOrdinary: hints.ordinary.asked.found,
    },
  });
}
