import { nothingToOffer } from "#relay/conversation/offering.ts";
import type { Ai } from "#relay/ai/port.ts";
import type { Line } from "#shared/protocol/values.ts";
import {
  addReading,
  addTurn,
  newRiskLog,
  noConversationRisk,
  riskOf,
  type ConversationRisk,
} from "#relay/conversation/conversation-risk.ts";
import { historyLength } from "#relay/conversation/state.ts";
import { takeSentences } from "#relay/conversation/text/sentences.ts";
import { companionInstructions } from "#relay/companion/prompt.ts";
import { checkOutgoingFor } from "#relay/safety/check-outgoing.ts";
import type { Hear } from "#relay/safety/hear.ts";
import type { OutgoingFault } from "#relay/safety/outgoing.ts";
import type { ScreenInput } from "#relay/safety/screen-input.ts";
import type { Heard, Reading } from "#relay/safety/verdict.ts";
import { replyParameters } from "#relay/live/effects.ts";
import { phrasesFor } from "#relay/companion/phrases.ts";
import type { ReadTurn } from "#relay/live/ports.ts";
import { noRisk } from "#shared/safety/risk.ts";
import { askedIn } from "./asked.ts";
import { hasScriptedReader, type Persona, type PersonaTurn, type Saying } from "./persona.ts";

/** One turn of a simulated conversation. */
export type Exchange = {
  readonly turn: PersonaTurn;
  readonly said: string;
  readonly heard: Heard;
  /** The reader's judgment; null if there is no reader or it gave no answer. */
  readonly reading: Reading | null;
  /** The session's risk after the turn was screened and read. */
  readonly risk: ConversationRisk;
  /** As it reaches the person; empty if the model gave none. */
  readonly reply: string;
  /** What the outgoing check removed from it, or stopped it for. */
  readonly faults: readonly OutgoingFault[];
};

export type Talker = {
  readonly ai: Pick<Ai, "write">;
  readonly hear: Hear;
  /** The configured chat model as the reader; null for what a persona scripts, or none. */
  readonly read: ReadTurn | null;
};

function wordsOf(says: Saying, lastReply: string): string {
  return typeof says === "string" ? says : says[askedIn(lastReply)];
}

function languageName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? "English";
}

/** Every simulated person is in the United States. */
const check = checkOutgoingFor("US");

/** The part of a reply that is sent: each sentence as the check leaves it, up to one that it stops. */
type LetOut = {
  readonly text: string;
  readonly faults: readonly OutgoingFault[];
  readonly stopped: OutgoingFault | null;
};

function letOut(written: string): LetOut {
  const { sentences, rest } = takeSentences(written);
  let text = "";
  const faults: OutgoingFault[] = [];
  for (const sentence of [...sentences, rest]) {
    const checked = check(sentence);
    if (checked.verdict === "stop")
      return { text, faults: [...faults, checked.fault], stopped: checked.fault };
    text += checked.text;
    faults.push(...checked.removed);
  }
  return { text, faults, stopped: null };
}

/**
 * A reply as the product sends it: if stopped, it is written once more; if stopped again, the safe sentence
 * ends it.
 */
async function checkedReply(
  write: (rewrite: OutgoingFault | null) => Promise<string>,
  language: string,
): Promise<Pick<Exchange, "reply" | "faults">> {
  const first = letOut(await write(null));
  const isRewritten = first.stopped !== null && first.text.trim() === "";
  const last = isRewritten ? letOut(await write(first.stopped)) : first;
  const { safeReply } = phrasesFor(language, { continues: false });
  const reply = last.stopped === null ? last.text : last.text + safeReply;
  return { reply: reply.trim(), faults: isRewritten ? [...first.faults, ...last.faults] : last.faults };
}

function replyTo(
  persona: Persona,
  lines: readonly Line[],
  risk: ConversationRisk,
  ai: Talker["ai"],
): Promise<Pick<Exchange, "reply" | "faults">> {
  const { language, spoken, runningSummary = "", memories = [] } = persona;
  const context = { languageName: languageName(language), spoken, runningSummary, memories, risk };
  return checkedReply(async (rewrite) => {
    const request = {
      instructions: companionInstructions({
        ...context,
        style: "warm",
        pace: "normal",
        secondsLeft: null,
        afterSilence: false,
        rewrite,
        offering: nothingToOffer,
      }),
      lines,
      ...replyParameters[spoken ? "spoken" : "written"],
    };
    let text = "";
    const onText = (piece: string): void => {
      text += piece;
    };
    const outcome = await ai.write(request, { signal: new AbortController().signal, onText });
    return outcome.ok ? text : "";
  }, language);
}

/** Who reads a persona's turns. */
function readerFor(
  persona: Persona,
  read: Talker["read"],
): (input: ScreenInput, turn: PersonaTurn) => Promise<Reading | null> {
  if (read !== null) return read;
  if (!hasScriptedReader(persona)) return () => Promise.resolve(null);
  return (_, turn) =>
    Promise.resolve({ ...(turn.read ?? noRisk), misunderstood: turn.is === "misunderstood" });
}

/** Lets a persona talk with a model, using the product's own screening, instructions and outgoing check. */
export async function converse(persona: Persona, { ai, hear, read }: Talker): Promise<readonly Exchange[]> {
  const readTurn = readerFor(persona, read);
  const exchanges: Exchange[] = [];
  let history: readonly Line[] = [];
  let log = newRiskLog(noConversationRisk);
  for (const turn of persona.turns) {
    const said = wordsOf(turn.says, exchanges.at(-1)?.reply ?? "");
    const input = { text: said, context: history };
    const heard = hear(input);
    log = addTurn(log, heard, "asked");
    const reading = await readTurn(input, turn);
    // In the product, a reply that began before the reader answered is written again, which amounts to the
    // same.
    log = addReading(log, log.turns, reading);
    const risk = riskOf(log);
    const asked: readonly Line[] = [...history, { role: "user", text: said }];
    const answer = await replyTo(persona, asked.slice(-historyLength), risk, ai);
    exchanges.push({ turn, said, heard, reading, risk, ...answer });
    const answered: readonly Line[] = [...asked, { role: "assistant", text: answer.reply }];
    history = answered.slice(-historyLength);
  }
  return exchanges;
}
