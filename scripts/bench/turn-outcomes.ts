import { SimulatedCaller } from "./turn-caller.ts";
import type { TurnLine } from "./turn-lines.ts";

type Line<K extends TurnLine["kind"]> = Extract<TurnLine, { kind: K }>;

/** By then the client knows how quiet the room is. */
const speaksAt = 1_200;
const spokenOverAt = 2_400;
/** How long somebody who goes on speaks, ms. */
const goesOnMs = 2_000;
/** Longer than anybody is made to wait, ms. */
const patienceMs = 9_000;

const statement = "I hear you, and I am with you.";
const question = "Would you tell me more about it?";

/** What was said, and what became of it. `text` stays out of it: nobody may read lines that are held out. */
export type Outcome = Pick<TurnLine, "split"> &
  (
    | {
        readonly kind: "pause";
        readonly wholeSentence: boolean;
        /** A reply was heard before the person went on; also where silence alone decides. */
        readonly cutIn: boolean;
        readonly cutInAlone: boolean;
      }
    | {
        readonly kind: "complete";
        /** How much later than by silence alone the reply was heard, ms. */
        readonly addedMs: number;
      }
    | { readonly kind: "backchannel" | "interruption"; readonly stopsReply: boolean }
  );

/** Whether the person is answered before they go on. */
function isCutIn({ text, next, spokenMs, gapMs }: Line<"pause">, language: string, waits: boolean): boolean {
  const pausesAt = speaksAt + spokenMs;
  const goesOnAt = pausesAt + gapMs;
  const parts = [
    { from: speaksAt, to: pausesAt, text },
    { from: goesOnAt, to: goesOnAt + goesOnMs, text: next },
  ];
  const caller = new SimulatedCaller({ language, parts, reply: statement, waits });
  return caller.run(goesOnAt).heardAt !== null;
}

/** From the last word to the first sound of the reply, ms. */
function answeredAfter({ text, spokenMs }: Line<"complete">, language: string, waits: boolean): number {
  const to = speaksAt + spokenMs;
  const parts = [{ from: speaksAt, to, text }];
  const caller = new SimulatedCaller({ language, parts, reply: statement, waits });
  caller.run(to + patienceMs, () => caller.heardAt !== null);
  return (caller.heardAt ?? to + patienceMs) - to;
}

function stopsReply(
  { text, voicedMs, afterQuestion }: Line<"backchannel" | "interruption">,
  language: string,
) {
  const parts = [{ from: spokenOverAt, to: spokenOverAt + voicedMs, text }];
  const reply = afterQuestion ? question : statement;
  const caller = new SimulatedCaller({ language, parts, reply, waits: true });
  caller.type("Let me write this");
  caller.run(spokenOverAt + voicedMs + patienceMs, () => caller.cutAt !== null);
  return caller.cutAt !== null;
}

/** What becomes of a line in a call in this language (BCP 47). */
export function outcomeOf(line: TurnLine, language: string): Outcome {
  const { split } = line;
  switch (line.kind) {
    case "pause": {
      const { kind, wholeSentence } = line;
      const [cutIn, cutInAlone] = [isCutIn(line, language, true), isCutIn(line, language, false)];
      return { split, kind, wholeSentence, cutIn, cutInAlone };
    }
    case "complete": {
      const alone = answeredAfter(line, language, false);
      return { split, kind: line.kind, addedMs: Math.max(0, answeredAfter(line, language, true) - alone) };
    }
    case "backchannel":
    case "interruption":
      return { split, kind: line.kind, stopsReply: stopsReply(line, language) };
  }
}
