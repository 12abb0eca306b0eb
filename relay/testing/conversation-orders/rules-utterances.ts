import { isWorthATurnFor } from "../../safety/verdict.ts";
import { isBackchannel } from "../../conversation/text/backchannels.ts";
import { settings } from "../talk.ts";
import type { Ask, Facts, Rule, Take } from "./facts.ts";

/** Whether a text is a turn [T7]. */
function deservesATurn(text: string): boolean {
  if (isWorthATurnFor(settings.hear({ text, context: [] }))) return true;
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const least = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ? 2 : 6;
  return Array.from(text.trim()).length >= least;
}

/** Deadlines take effect at the next tick, ms. */
const tickMs = 500;
const transcriptMs = 5_000;

/** [T3] Each utterance has exactly one outcome. */
export const oneFate: Rule = (facts) =>
  facts.takes
    .filter((take) => take.over === "ended" && take.by !== "session" && facts.takeOf(take.utterance) === take)
    .flatMap(({ utterance, overAt, by }) => {
      const fates = facts.fatesOf(utterance);
      const settledByTheEnd = facts.endAt !== null && overAt !== null;
      if (fates.length === 1 || (fates.length === 0 && settledByTheEnd)) return [];
      return [
        `utterance ${utterance}, ended by ${by}: ${fates.map(({ kind }) => kind).join(", ") || "no fate"}`,
      ];
    });

/** What may end a current utterance apart from its end. */
const enders = new Set<string>(["modeSwitched", "tick", "utteranceStarted"]);

/** What ends an utterance by name; over a reply a word may be so short that the client takes it for nothing [T29]. */
const namedEnders = new Set<string>(["utteranceEnded", "utteranceCancelled"]);

/** [T3] Holds for any client. */
export const atMostOneFate: Rule = (facts) => {
  const wrong: string[] = [];
  const started = (utterance: number): number => {
    const at = facts.story.steps.findIndex(
      ({ event }) => event.type === "utteranceStarted" && event.utterance === utterance,
    );
    return at === -1 ? Infinity : at;
  };
  for (const utterance of new Set(facts.fates.map((it) => it.utterance))) {
    const fates = facts.fatesOf(utterance);
    if (fates.length > 1)
      wrong.push(
        `utterance ${utterance}: ${fates.map(({ kind, step }) => `${kind} at step ${step}`).join(", ")}`,
      );
    const mayHaveEnded = facts.story.steps
      .slice(0, (fates[0]?.step ?? 0) + 1)
      .some(({ event, effects }, at) =>
        namedEnders.has(event.type) && "utterance" in event
          ? event.utterance === utterance
          : (enders.has(event.type) || effects.some(({ type }) => type === "end")) && started(utterance) < at,
      );
    if (!mayHaveEnded) wrong.push(`utterance ${utterance} never ended, and was settled`);
  }
  return wrong;
};

/** [T3] For a client that follows the protocol: nothing is settled before it has ended. */
export const noFateWithoutEnd: Rule = (facts) =>
  facts.fates
    .filter(
      ({ utterance, step }) =>
        !facts.takes.some(
          (it) =>
            it.utterance === utterance &&
            (it.over === "ended" || (it.over === "cancelled" && it.overReply)) &&
            (it.overAt ?? step) <= step,
        ),
    )
    .map(
      ({ utterance, kind, step }) =>
        `utterance ${utterance} had not ended, and was settled: ${kind} at step ${step}`,
    );

const descents = (numbers: readonly number[]): string[] =>
  numbers.flatMap((it, at) => ((numbers[at - 1] ?? 0) >= it ? [`${it} after ${numbers[at - 1]}`] : []));

/** [T3] History has utterances in spoken order, and they are settled in that order. */
export const spokenOrder: Rule = (facts) => [
  ...descents(
    [...facts.saves, ...facts.joins]
      .toSorted((a, b) => a.step - b.step || (a.utterance ?? 0) - (b.utterance ?? 0))
      .flatMap(({ utterance }) => utterance ?? []),
  ).map((it) => `stored: ${it}`),
  // One too many, and one that was not listened to, are discarded at once.
  ...descents(
    facts.fates
      .filter(({ utterance, kind, step }) => kind !== "discarded" || facts.takeOf(utterance)?.overAt !== step)
      .map(({ utterance }) => utterance),
  ).map((it) => `settled: ${it}`),
];

/** Too short for a turn [T7], a sound over a reply [T29], or a guess [T32]. */
const comesToNothing = (take: Take, { text, unsure }: Ask): boolean =>
  unsure || !deservesATurn(text) || (take.overReply && isBackchannel(text, "en"));

/** Why an utterance came to nothing, where there is a reason. */
function excuseOf(facts: Facts, take: Take, until: number): string | null {
  if (!take.listened) return "not listened to";
  if (take.before >= 6) return "one too many";
  for (const ask of facts.asks.filter((it) => it.take === take)) {
    const whole = ask.continued === take.continued;
    const over = ask.stateAt ?? until;
    if (ask.state === "failed" && whole) return "failed";
    if (ask.state === "answered" && whole && comesToNothing(take, ask)) return "no turn";
    const waited = facts.timeOf(Math.min(over, until)) - facts.timeOf(ask.step);
    if (whole && waited >= transcriptMs - tickMs) return "timed out";
  }
  return null;
}

/** [T32] A guess is never stored as what the person said. */
export const noGuessStored: Rule = (facts) =>
  [...facts.saves, ...facts.joins].flatMap(({ utterance }) => {
    const take = utterance === null ? null : facts.takeOf(utterance);
    const ask = facts.asks.findLast((it) => it.take === take && it.state === "answered");
    return take !== null && ask?.unsure === true ? [`utterance ${utterance} was only guessed`] : [];
  });

/** [T3] What was said and transcribed is stored, whatever happens in between. */
export const noWordLost: Rule = (facts) => {
  const last = facts.story.steps.length - 1;
  return facts.takes.flatMap((take) => {
    if (take.over !== "ended" || facts.takeOf(take.utterance) !== take) return [];
    if ([...facts.saves, ...facts.joins].some(({ utterance }) => utterance === take.utterance)) return [];
    const until = facts.fatesOf(take.utterance)[0]?.step ?? facts.sealAt ?? last;
    if (excuseOf(facts, take, until) !== null) return [];
    const texts = facts.asks
      .filter((it) => it.take === take)
      .map(({ state, text }) => `${state} ${text}`.trim());
    return [`utterance ${take.utterance} is not stored; transcriptions: ${texts.join("; ") || "none"}`];
  });
};

/** [T3] An utterance is transcribed only while its audio is kept. */
export const soundIsKept: Rule = (facts) => {
  const forgotten = new Set<number>();
  return facts.story.steps.flatMap(({ event, effects, listensTo }, at) => {
    if (event.type === "utteranceStarted" && listensTo === event.utterance) forgotten.delete(event.utterance);
    return effects.flatMap((effect) => {
      if (effect.type === "forgetAudio") forgotten.add(effect.utterance);
      const lost = effect.type === "transcribe" && forgotten.has(effect.utterance);
      return lost
        ? [`step ${at}: utterance ${effect.utterance} is transcribed, and its sound was forgotten`]
        : [];
    });
  });
};

/** [T3] The audio of a settled utterance is discarded. */
export const soundIsForgotten: Rule = (facts) => {
  const effects = facts.story.steps.flatMap((it) => it.effects);
  return facts.takes
    .filter(({ listened, over }) => listened && over !== null)
    .filter(({ utterance }) => !effects.some((it) => it.type === "forgetAudio" && it.utterance === utterance))
    .map(({ utterance }) => `the sound of utterance ${utterance} is never forgotten`);
};

/** [T3] The relay listens to anyone who speaks in a call. */
export const listens: Rule = (facts) => {
  const { steps, order } = facts.story;
  let [mode, connected, timeUpAt, highest] = [order.mode, true, -Infinity, 0];
  return steps.slice(0, facts.endAt ?? undefined).flatMap(({ event, phase, listensTo, at }, step) => {
    if (event.type === "modeSwitched") mode = event.mode;
    if (event.type === "disconnected" || event.type === "reconnected")
      connected = event.type === "reconnected";
    if (event.type === "timeUp") timeUpAt = at;
    if (event.type !== "utteranceStarted") return [];
    const isNew = event.utterance > highest;
    highest = Math.max(highest, event.utterance);
    if (mode === "chat" || !connected || !isNew || at - timeUpAt < 21_000) return [];
    return listensTo !== null
      ? []
      : [`step ${step}: utterance ${event.utterance} starts, and the phase is ${phase}`];
  });
};

/** [T4] Working ahead is bounded. */
export const aheadIsBounded: Rule = (facts) => {
  const wrong: string[] = [];
  for (const take of facts.takes) {
    const asks = facts.asks.filter((it) => it.take === take && it.ahead);
    if (asks.length > 6) wrong.push(`${asks.length} tries at utterance ${take.utterance}`);
    if (asks.length > 0 && !facts.story.order.speculation)
      wrong.push("works ahead where that is switched off");
    for (const { step } of asks)
      if (facts.timeOf(step) - facts.timeOf(take.startedAt) > 20_000)
        wrong.push(`step ${step}: works ahead on more than 20 s`);
  }
  return wrong;
};

/** [T3] [T4] Nothing is answered before everything said is settled. */
export const answersAfterAll: Rule = ({ early }) => early;
