/**
 * `npm run train:safety:parts`: measures what each part of the screen contributes, at the same rate of alarms
 * in ordinary talk.
 */
import { readOrdinary, readSentences } from "../data/read.ts";
import { isDanger, learn, type Part, parts } from "./learn.ts";

/** The share of ordinary turns, unseen by the model in question, that may raise an alarm. */
const alarms = 0.005;

const sentences = readSentences("dev");
const ordinary = readOrdinary("ordinary");
const percent = (found: number, of: number): string => `${((100 * found) / of).toFixed(1)} %`;

/** A dangerous sentence in the middle of an ordinary message of its language. */
const messages = sentences.filter(isDanger).map(({ language, text }, index) => {
  const turns = ordinary.filter((turn) => turn.language === language);
  const at = (place: number): string => turns[place % turns.length]?.text ?? "";
  return `${at(index * 7)}. ${text}. ${at(index * 11 + 3)}`;
});

function rowOf(without: Part | null): string {
  const { rows, boundFor, oddsOf } = learn(without);
  const bound = boundFor(alarms);
  const isHeard = (text: string): boolean => oddsOf(text) > bound;
  const danger = sentences.filter(isDanger);
  const nearMisses = sentences.filter(({ level }) => level === "none");
  return [
    (without === null ? "all parts" : `without ${without}`).padEnd(34),
    percent(danger.filter(({ text }) => isHeard(text)).length, danger.length).padStart(8),
    percent(messages.filter(isHeard).length, messages.length).padStart(16),
    percent(nearMisses.filter(({ text }) => isHeard(text)).length, nearMisses.length).padStart(12),
    String(rows.size).padStart(10),
  ].join("  ");
}

console.log(`${"".padEnd(34)}    danger  within messages  near misses    features`);
for (const without of [null, ...parts]) console.log(rowOf(without));
