import { isAtLeast } from "#shared/safety/risk.ts";
import { settings } from "../talk.ts";
import { type Facts, type Rule, sentIn, type Take } from "./facts.ts";
import { forbidden, type Step } from "./story.ts";

const heard = (text: string) => settings.hear({ text, context: [] });

/** How long expired time may go unnoticed, and the tick after it, ms. */
const timeUpMs = 20_500;

const limitsAreOff = ({ risk }: Step): boolean => risk.confirmed && isAtLeast(risk.level, "active");

type Finding = {
  readonly step: number;
  readonly from: number;
  readonly text: string;
  readonly take: Take | null;
};

function findings(facts: Facts): Finding[] {
  const spoken = facts.asks
    .filter(({ state, take, stateAt, utterance }) => {
      const fate = facts
        .fatesOf(utterance)
        .find(({ step }) => step < (stateAt ?? 0) && step >= (take?.startedAt ?? 0));
      return state === "answered" && fate === undefined;
    })
    .map(({ stateAt, text, take }) => ({ step: stateAt ?? 0, from: take?.startedAt ?? 0, text, take }));
  const typed = facts.story.steps.flatMap(({ event }, step) =>
    event.type === "typed" && (facts.endAt === null || step <= facts.endAt)
      ? [{ step, from: step, text: event.text, take: null }]
      : [],
  );
  return [...spoken, ...typed];
}

/** The longest that a reply waits for the reader, ms. */
const readerWaitMs = 1_500;

/** How often a level falls, a step after six further turns, while the reader is awaited. */
function fallsAfter({ story, saves }: Facts, step: number): number {
  const until = (story.steps[step]?.at ?? 0) + readerWaitMs;
  const further = saves.filter(
    (it) => it.step > step && it.message.role === "user" && (story.steps[it.step]?.at ?? Infinity) <= until,
  );
  return Math.floor(further.length / 6);
}

/** [T21] No sign of danger that the core was given is lost. */
export const noFindingLost: Rule = (facts) => {
  const { steps } = facts.story;
  return findings(facts).flatMap(({ step, from, text, take }) => {
    const { floor, screen } = heard(text);
    const byFloor = isAtLeast(floor.level, "active");
    if (!byFloor && !isAtLeast(screen.level, "active")) return [];
    // Nobody is told while the reader is awaited, and meanwhile the level may fall [T22] [T25].
    const least = byFloor ? floor.level : (["active", "possible"] as const)[fallsAfter(facts, step)];
    if (least === undefined) return [];
    const reflected = steps
      .slice(step)
      .some(({ risk, effects }) =>
        [risk, ...effects.flatMap((it) => (it.type === "risk" ? [it.risk] : []))].some(
          (it) => isAtLeast(it.level, least) && (it.confirmed || !byFloor),
        ),
      );
    if (reflected) return [];
    const later = facts.asks.some(
      (it) => take !== null && it.take === take && it.state === "answered" && (it.stateAt ?? 0) > step,
    );
    const overruled = steps.slice(from).some(({ event }) => {
      if (event.type === "helpDismissed") return true;
      if (event.type === "typed" || event.type === "transcribed") return heard(event.text).misunderstood;
      if (event.type !== "turnRead" || event.reading === null) return false;
      return !byFloor || event.reading.misunderstood;
    });
    return later || overruled ? [] : [`step ${step}: "${text}" never showed`];
  });
};

/** [T23] Expired time ends the session, unless a confirmed danger lasts. */
export const timeEnds: Rule = (facts) => {
  const { steps } = facts.story;
  return steps.flatMap(({ event, at }, step) => {
    if (event.type !== "timeUp" || (facts.endAt !== null && facts.endAt < step)) return [];
    const before = steps[step - 1];
    if (before !== undefined && limitsAreOff(before)) return [];
    const wait = steps.slice(step).filter((it) => it.at <= at + timeUpMs);
    const ended = wait.some(({ effects }) => effects.some(({ type }) => type === "end"));
    return ended || wait.some(limitsAreOff) ? [] : [`step ${step}: time is up, and the session goes on`];
  });
};

/** [T23] No limit ends a session in confirmed danger. */
export const dangerHolds: Rule = (facts) =>
  facts.story.steps.flatMap((step, at) =>
    step.effects.some((it) => it.type === "end" && (it.reason === "limit" || it.reason === "cap")) &&
    limitsAreOff(step)
      ? [`step ${at}: ended in danger`]
      : [],
  );

/** [T26] Nothing that the check stops or removes is shown, spoken or stored. */
export const checkHolds: Rule = (facts) =>
  facts.story.steps.flatMap(({ effects }, at) =>
    effects.flatMap((it) => {
      const out =
        it.type === "speak"
          ? it.text
          : (it.type === "save" || it.type === "amend") && it.message.role === "assistant"
            ? it.message.text
            : it.type === "send" && it.message.type === "reply.delta"
              ? it.message.text
              : "";
      return forbidden.test(out) ? [`step ${at}: ${it.type} "${out}"`] : [];
    }),
  );

/** [T21] [T22] [P12] Each change of the risk is stored and sent, and replies are requested with it. */
export const riskIsTold: Rule = (facts) => {
  const { endAt, story } = facts;
  return story.steps.flatMap(({ effects, risk, listensTo }, at) => {
    const risks = effects.flatMap((it) => (it.type === "risk" ? [it.risk] : []));
    const told = sentIn(effects).filter((it) => it.type === "notice" && it.notice === "helpCard").length;
    const wrong =
      (endAt === null || at < endAt) && told !== risks.length
        ? [`step ${at}: ${risks.length} changes, ${told} told`]
        : [];
    // What is prepared ahead is asked for under the risk that the session will have [T4].
    if (listensTo !== null) return wrong;
    for (const it of effects)
      if (it.type === "generate" && (it.risk.level !== risk.level || it.risk.confirmed !== risk.confirmed))
        wrong.push(`step ${at}: asked for under ${it.risk.level}, and it is ${risk.level}`);
    return wrong;
  });
};

/** [T24] The notice is shown immediately. */
export const noticeIsShown: Rule = (facts) =>
  facts.story.steps.flatMap(({ event, effects }, at) => {
    if (event.type !== "aiNoticeDue" || (facts.endAt !== null && facts.endAt <= at)) return [];
    const shown = sentIn(effects).some((it) => it.type === "notice" && it.notice === "aiNotice");
    return shown ? [] : [`step ${at}: the notice is not shown`];
  });
