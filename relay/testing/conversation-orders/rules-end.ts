import type { Rule } from "./facts.ts";

/**
 * The last utterances are transcribed in three rounds of two, then the last is read; a deadline takes effect
 * at a tick; ms.
 */
const sealMs = 3 * 5_500 + 2_000;
/** An apology that nobody plays is given up after this; ms. */
const doneMs = 40_000;
/** The reader is given up after this; ms. */
const readerMs = 1_500;

/** [T20] After the end nothing is sent, and only what was said before is still processed. */
export const silentAfterEnd: Rule = (facts) => {
  const { endAt, story } = facts;
  if (endAt === null) return [];
  const allowed = new Set(
    facts.takes.filter(({ overAt }) => overAt !== null && overAt <= endAt).map((it) => it.utterance),
  );
  return story.steps.slice(endAt).flatMap(({ effects }, offset) => {
    const from = offset === 0 ? effects.findIndex(({ type }) => type === "end") + 1 : 0;
    return effects.slice(from).flatMap((effect) => {
      const where = `step ${endAt + offset}: `;
      if (effect.type === "send" && effect.message.type !== "clear")
        return [`${where}sends ${effect.message.type}`];
      if (effect.type === "generate") return [`${where}asks for a reply`];
      if (effect.type === "transcribe" && !allowed.has(effect.utterance))
        return [`${where}transcribes ${effect.utterance}, which had not begun`];
      return [];
    });
  });
};

/** [T20] The record is sealed once what was said is stored, and then everything is done. */
export const sealsInTime: Rule = (facts) => {
  const { steps } = facts.story;
  const count = (type: string): number =>
    steps.flatMap((it) => it.effects).filter((it) => it.type === type).length;
  const { endAt, sealAt, doneAt } = facts;
  const counts = `${count("end")} end, ${count("seal")} seal, ${count("done")} done`;
  if (endAt === null) return count("seal") + count("done") === 0 ? [] : [counts];
  if (sealAt === null || doneAt === null) return [counts];
  const wrong = count("end") === 1 && count("seal") === 1 && count("done") === 1 ? [] : [counts];
  const order = steps
    .flatMap((it) => it.effects)
    .flatMap(({ type }) => (["end", "seal", "done"].includes(type) ? [type] : []));
  if (order.join() !== "end,seal,done") wrong.push(order.join());
  if (facts.timeOf(sealAt) - facts.timeOf(endAt) > sealMs) wrong.push("sealed too late");
  if (facts.timeOf(doneAt) - facts.timeOf(endAt) > doneMs) wrong.push("done too late");
  const late = facts.saves.filter(({ step, utterance }) => utterance !== null && step > sealAt);
  return [...wrong, ...late.map(({ utterance }) => `utterance ${utterance} is stored after the seal`)];
};

/** What is open at the same time is bounded, and no request is forgotten. */
export const bounded: Rule = (facts) => {
  const { most, calls, asks, doneAt } = facts;
  const wrong: string[] = [];
  if (most.transcriptions > 3) wrong.push(`${most.transcriptions} transcriptions at once`);
  if (most.endedTranscriptions > 2)
    wrong.push(`${most.endedTranscriptions} ended utterances transcribed at once`);
  if (most.generations > 2) wrong.push(`${most.generations} replies written at once`);
  if (most.speech > 3) wrong.push(`${most.speech} segments of one reply spoken at once`);
  if (doneAt === null && !facts.story.quiet) return wrong;
  for (const { utterance, state, generation } of asks)
    if (state === "open") wrong.push(`transcription ${generation} of utterance ${utterance} is left open`);
  for (const { kind, generation } of calls) wrong.push(`${kind} ${generation} is left open`);
  return wrong;
};

/** [T20] What is done is over, and the readers have answered or had the time to. */
export const doneIsDone: Rule = (facts) => {
  const { doneAt, story } = facts;
  if (doneAt === null) return [];
  const wrong: string[] = [];
  const open = new Map<number, number>();
  for (const [at, { effects, event }] of story.steps.entries()) {
    // A reading that comes too late is stored all the same.
    const late = effects.filter(({ type }) => type !== "risk" || event.type !== "turnRead");
    if (at > doneAt) wrong.push(...late.map(({ type }) => `step ${at}: ${type} after done`));
    if (event.type === "turnRead" && at <= doneAt) open.delete(event.turn);
    for (const effect of effects) if (effect.type === "read") open.set(effect.turn, facts.timeOf(at));
  }
  for (const [turn, since] of open)
    if (facts.timeOf(doneAt) - since < readerMs)
      wrong.push(`turn ${turn} is still being read, and all is done`);
  return wrong;
};

/** [T1] Nothing throws. */
export const nothingThrows: Rule = ({ story: { thrown } }) => (thrown === null ? [] : [thrown]);

/** [P7] Messages have ascending positions and unique ids, and exist when they change. */
export const wellFormed: Rule = ({ story: { steps } }) => {
  let position = 0;
  const known = new Map<string, number>();
  return steps.flatMap(({ effects }, at) =>
    effects.flatMap((effect) => {
      if (effect.type !== "save" && effect.type !== "amend" && effect.type !== "remove") return [];
      const { message, type } = effect;
      if (type !== "save")
        return known.get(message.id) === message.position
          ? []
          : [`step ${at}: ${type} of an unknown message`];
      position += 1;
      const taken = known.has(message.id);
      known.set(message.id, message.position);
      if (taken) return [`step ${at}: the id of position ${message.position} is taken`];
      return message.position === position
        ? []
        : [`step ${at}: position ${message.position}, not ${position}`];
    }),
  );
};

/** [T1] An id is requested at most once for each position. */
export const asksForIdsOnce: Rule = ({ story: { steps } }) => {
  const asked = new Set<number>();
  return steps.flatMap(({ ids }, at) =>
    ids.flatMap((position) => {
      const again = asked.has(position);
      asked.add(position);
      return again ? [`step ${at}: a second id for position ${position}`] : [];
    }),
  );
};
