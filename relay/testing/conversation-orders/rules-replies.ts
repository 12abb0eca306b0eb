import type { Phase } from "#shared/protocol/values.ts";
import type { Effect } from "../../conversation/effects.ts";
import { settings } from "../talk.ts";
import { type Facts, type Rule, sentIn, type Take } from "./facts.ts";

const scripted = new Set([settings.phrases.aiNotice, settings.phrases.limitApology]);

/** [T17] When all is quiet the last message has a reply, or the client knows that there is none. */
export const lastWordsAnswered: Rule = (facts) => {
  const { story, messages, saves, endAt } = facts;
  if (!story.quiet || endAt !== null) return [];
  const last = [...messages.values()].findLast(({ role }) => role === "user");
  if (last === undefined) return [];
  const answered = [...messages.values()].some(
    ({ role, position, text }) => role === "assistant" && position > last.position && !scripted.has(text),
  );
  if (answered) return [];
  const savedAt = saves.find(({ message }) => message.position === last.position)?.step ?? 0;
  const askedAt = Math.max(
    savedAt,
    story.steps.findLastIndex(({ event }) => event.type === "askedAgain"),
  );
  const failed = story.steps
    .slice(askedAt)
    .some(({ effects }) => sentIn(effects).some((it) => it.type === "error" && it.code === "replyFailed"));
  return failed ? [] : [`"${last.text}" is not answered`];
};

type Line = Extract<Effect, { type: "generate" }>["lines"][number];
type Stored = Extract<Effect, { type: "save" }>["message"];

const isStored = (line: Line): line is Stored => "position" in line;

/** What no model wrote answers nothing in particular. */
const unasked = new Set<string>([
  settings.phrases.greeting,
  settings.phrases.stillHere,
  settings.phrases.aiNotice,
  settings.phrases.limitApology,
]);

/** [T9] [T17] The model sees the last messages in order: what came while a reply was written follows it. */
export const historyInOrder: Rule = ({ story }) => {
  /** After which position each message belongs. */
  const places = new Map<string, number>();
  let [position, known] = [0, 0];
  return story.steps.flatMap(({ effects }, at) =>
    effects.flatMap((effect) => {
      if (effect.type === "save") {
        const { id, role, text } = effect.message;
        position = Math.max(position, effect.message.position);
        const isReply = role === "assistant" && !unasked.has(text);
        places.set(id, isReply ? known + 0.5 : effect.message.position);
      }
      if (effect.type !== "generate") return [];
      const stored = effect.lines.filter(isStored);
      // What it answers may not be stored yet [T4].
      known = stored.length === effect.lines.length ? position : position + 1;
      const found = stored.map(({ id }) => places.get(id) ?? 0);
      const inOrder = found.every((place, index) => index === 0 || place >= (found[index - 1] ?? 0));
      return inOrder ? [] : [`step ${at}: the model sees ${found.join(", ")}`];
    }),
  );
};

/** [T2] The client knows the phase at all times. */
export const phaseIsTold: Rule = ({ story, endAt }) => {
  let told: Phase = story.order.mode === "chat" ? "chatting" : "ready";
  let connected = true;
  let before: Phase = told;
  const wrong: string[] = [];
  for (const [at, { event, effects, phase }] of story.steps.slice(0, endAt ?? undefined).entries()) {
    // The relay tells a returning client where the conversation stands [P4].
    if (event.type === "reconnected" && !connected) told = before;
    if (["disconnected", "reconnected"].includes(event.type)) connected = event.type === "reconnected";
    for (const message of sentIn(effects)) if (message.type === "phase" && connected) told = message.phase;
    before = phase;
    if (connected && told !== phase) wrong.push(`step ${at}: told ${told}, and it is ${phase}`);
  }
  return wrong.slice(0, 1);
};

/** [T2] A quiet conversation rests. */
export const restsWhenQuiet: Rule = ({ story, endAt, mode }) => {
  const phase = story.steps.at(-1)?.phase;
  const rests = phase === (mode === "call" ? "listening" : "chatting");
  return !story.quiet || endAt !== null || rests ? [] : [`all is quiet, and the phase is ${phase}`];
};

/** The generation of a reply that an effect lets the person see or hear. */
function generationOf(effect: Effect): number {
  if (["speak", "release", "finishSpeech", "generate"].includes(effect.type))
    return "generation" in effect ? effect.generation : Infinity;
  if (effect.type !== "send") return Infinity;
  const { message } = effect;
  // The other phases belong to no reply: they name the last generation.
  const ofAReply = message.type === "phase" && (message.phase === "thinking" || message.phase === "speaking");
  return message.type === "reply.delta" || ofAReply ? message.generation : Infinity;
}

/** [T6] [P6] Nothing of a generation is sent after it was cleared. */
export const clearedStaysCleared: Rule = (facts) => {
  let cleared = 0;
  return facts.story.steps.flatMap(({ effects }, at) =>
    effects.flatMap((effect) => {
      if (effect.type === "send" && effect.message.type === "clear") {
        cleared = Math.max(cleared, effect.message.generation);
        return [];
      }
      const generation = generationOf(effect);
      const what = effect.type === "send" ? effect.message.type : effect.type;
      return generation <= cleared
        ? [`step ${at}: ${what} of generation ${generation} after clear ${cleared}`]
        : [];
    }),
  );
};

/** [T15] An interruption clears before it does anything else. */
export const clearsFirst: Rule = (facts) =>
  facts.story.steps.flatMap(({ event, effects }, at) => {
    if (!["utteranceStarted", "interrupted", "typed"].includes(event.type)) return [];
    const clearedAt = sentIn(effects).findIndex(({ type }) => type === "clear");
    return clearedAt > 0 ? [`step ${at}: ${sentIn(effects)[0]?.type} before clear`] : [];
  });

const disturbing = new Set<string>([
  "utteranceStarted",
  "typed",
  "modeSwitched",
  "disconnected",
  "silenced",
  "timeUp",
  "endRequested",
  "replaced",
]);

/** Whether all of a reply had been heard when it was interrupted. */
function wasHeardWhole(facts: Facts, startedAt: number): boolean {
  const steps = facts.story.steps.slice(0, startedAt + 1);
  const cut = steps.findLast(({ event }) => event.type === "interrupted")?.event;
  if (cut?.type !== "interrupted") return false;
  const total = steps
    .flatMap(({ effects }) => effects)
    .find((it) => it.type === "finishSpeech" && it.generation === cut.generation);
  if (total?.type !== "finishSpeech") return false;
  return steps.every(({ event }) => {
    if (event.type !== "speechFinished" || event.generation !== cut.generation || event.samples === 0)
      return true;
    return event.segment < cut.segment || (event.segment === cut.segment && event.samples <= cut.samples);
  });
}

/** The step at which an utterance turned out to be nothing. */
function nothingAt(
  facts: Facts,
  { utterance, over, overAt }: Take,
  by: "cancelled" | "discarded",
): number | null {
  if (by === "cancelled") return over === "cancelled" ? overAt : null;
  // If the deadline passed, something may have been said.
  const fate = facts
    .fatesOf(utterance)
    .find(({ kind, step }) => kind === "discarded" && facts.story.steps[step]?.event.type === "transcribed");
  return fate?.step ?? null;
}

/** Whether the start of an utterance, or the interruption before it, cut a reply off. */
function cutsOff({ story: { steps } }: Facts, { startedAt }: Take): boolean {
  const before = steps[startedAt - 1];
  const from = before?.event.type === "interrupted" ? startedAt - 1 : startedAt;
  return steps
    .slice(from, startedAt + 1)
    .some(({ effects }) => sentIn(effects).some(({ type }) => type === "clear"));
}

const speaksAgain = (effect: Effect): boolean =>
  ["generate", "speak", "release"].includes(effect.type) ||
  (effect.type === "send" && effect.message.type === "error" && effect.message.code === "replyFailed");

/** [T14] [T16] A reply that was cut off by what turns out to be nothing continues or is requested again. */
const heals = (facts: Facts, by: "cancelled" | "discarded"): string[] => {
  const { steps, quiet } = facts.story;
  if (!quiet) return [];
  return facts.takes.flatMap((take) => {
    const { utterance, startedAt, listened } = take;
    const since = nothingAt(facts, take, by);
    if (!listened || since === null || !cutsOff(facts, take) || wasHeardWhole(facts, startedAt)) return [];
    if (steps.slice(startedAt + 1).some(({ event }) => disturbing.has(event.type))) return [];
    const goesOn = steps.slice(since).some(({ effects }) => effects.some(speaksAgain));
    return goesOn
      ? []
      : [`the reply that utterance ${utterance} cut off at step ${startedAt} is never heard`];
  });
};

export const cancelledHeals: Rule = (facts) => heals(facts, "cancelled");
export const discardedHeals: Rule = (facts) => heals(facts, "discarded");

/** [T19] Nothing is said to someone who isn't there or whose remaining time is unknown. */
export const silentWhileAway: Rule = (facts) => {
  let [away, silenced, mode] = [false, false, facts.story.order.mode];
  return facts.story.steps.flatMap(({ event, effects }, at) => {
    if (event.type === "disconnected" || event.type === "reconnected") away = event.type === "disconnected";
    if (event.type === "silenced" || event.type === "unsilenced") silenced = event.type === "silenced";
    if (event.type === "modeSwitched") {
      silenced &&= event.mode === mode;
      mode = event.mode;
    }
    return (away || silenced) && effects.some(({ type }) => type === "speak" || type === "release")
      ? [`step ${at}: speaks`]
      : [];
  });
};

/** [T17] [P7] What is typed is stored once, immediately, and confirmed. */
export const typedIsStored: Rule = (facts) =>
  facts.story.steps.flatMap(({ event, effects }, at) => {
    if (event.type !== "typed" || event.text.trim() === "" || (facts.endAt !== null && facts.endAt < at))
      return [];
    const stored = facts.saves.filter(({ message }) => message.clientId === event.clientId);
    const told = sentIn(effects).some(
      (it) => it.type === "message" && it.message.clientId === event.clientId,
    );
    const wrong =
      stored.length === 1 && stored[0]?.step === at
        ? []
        : [`step ${at}: "${event.text}" is stored ${stored.length} times`];
    return told ? wrong : [...wrong, `step ${at}: "${event.text}" is not told`];
  });
