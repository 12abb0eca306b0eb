import type { Facts, LinkFacts, Of, Rule } from "./facts.ts";
import type { Note } from "./story.ts";

const sealedWithinMs = 21_000;

/** Doesn't wait for anything that the relays do. */
const slackMs = (facts: Facts): number => facts.story.order.databaseMs + 1_000;

/** A session that its client was told about. */
const began = (facts: Facts, id: string): boolean =>
  facts.of("sent").some(({ message }) => message.type === "session.started" && message.session.id === id);

/** [P8] [T20] Every session that began has exactly one stored end. */
export const endsOnce: Rule = (facts) =>
  facts.story.sessions
    .filter(({ id, discarded }) => !discarded && facts.isWhole(id) && !facts.leftBehind.has(id))
    .filter(({ id }) => began(facts, id) || !facts.of("failure").some(({ task }) => task === "session.start"))
    .flatMap(({ id }) => {
      const ends = facts
        .of("written")
        .filter(({ write, status }) => write.session_id === id && write.op === "end" && status === "done");
      return ends.length === 1 ? [] : [`session ${id} has ${ends.length} stored ends`];
    });

/** [T20] After its end, nothing but risk is written for a session. */
export const nothingAfterEnd: Rule = (facts) => {
  const ended = new Set<string>();
  return facts.of("written").flatMap(({ write, status, relay }) => {
    if (status !== "done") return [];
    const late = ended.has(write.session_id);
    // A session that nobody was told about is undone in any case.
    if (write.op === "end" && began(facts, write.session_id)) ended.add(write.session_id);
    return late ? [`${relay} writes ${write.op} of ${write.session_id} after its end`] : [];
  });
};

/** [T20] The record is sealed within 20 s of the end. */
export const sealsInTime: Rule = (facts) =>
  facts.of("sent").flatMap(({ message, at }) => {
    if (message.type !== "session.ended") return [];
    const id = message.sessionId;
    const isMoved = facts.of("restored").some(({ session }) => session === id);
    if (!facts.isWhole(id) || isMoved) return [];
    const sealed = facts
      .of("asked")
      .some((it) => it.session === id && it.op === "end" && it.at <= at + sealedWithinMs);
    return sealed ? [] : [`session ${id} is not sealed within ${sealedWithinMs} ms`];
  });

/** In the end nothing is left in memory. */
export const nothingLeaks: Rule = ({ story }) =>
  story.held.filter(({ size }) => size > 0).map(({ relay, size }) => `${relay} still holds ${size} sessions`);

/** No exception reaches the process, which it would end. */
export const nothingEscapes: Rule = (facts) =>
  facts.of("escaped").map(({ task, error }) => `${task}: ${error}`);

/** [T1] Unless something throws around it, the relay throws nothing. */
export const nothingFails: Rule = (facts) =>
  facts
    .of("failure")
    .filter(() => !facts.story.order.exceptional)
    .map(({ task, error }) => `${task}: ${error}`);

/** What a person's clients were sent, with random ids normalized. */
function receivedBy({ links }: Facts, isMeant: (device: number) => boolean): string[] {
  return links
    .filter(({ device }) => isMeant(device))
    .flatMap(({ device, notes }) =>
      notes.flatMap(({ note }) => {
        if (note.kind === "frame") return [`${note.at} client ${device}: frame ${note.generation}`];
        if (note.kind !== "sent") return [];
        const text = JSON.stringify(note.message).replaceAll(/bbbbbbbb-0000-4000-8000-\d+/g, "id");
        return [`${note.at} client ${device}: ${text}`];
      }),
    );
}

/** [T1] An exception in one person's sessions changes nothing for anyone else. */
export const othersDoNotNotice =
  (factsOf: (story: Facts["story"]) => Facts): Rule =>
  (facts) => {
    if (facts.calm === null) return [];
    const isMeant = (device: number): boolean => facts.story.order.devices[device] !== 0;
    const [disturbed, calm] = [receivedBy(facts, isMeant), receivedBy(factsOf(facts.calm), isMeant)];
    const at = disturbed.findIndex((it, index) => it !== calm[index]);
    if (at === -1 && disturbed.length === calm.length) return [];
    const index = at === -1 ? disturbed.length : at;
    return [`${disturbed[index] ?? "nothing"}\n  instead of ${calm[index] ?? "nothing"}`];
  };

type Stop = { readonly at: number; readonly session: string; readonly how: "end" | "drop" | "chat" };

/** When a call must stop, as far as its relay knows, unless it continues immediately. */
function stopsOf(facts: Facts, { notes }: LinkFacts): Stop[] {
  const untilOf = (at: number): number => at + slackMs(facts);
  const switchedAgain = (from: number, at: number): boolean =>
    notes
      .slice(from + 1)
      .some(
        ({ note }) => note.kind === "sent" && note.message.type === "mode.switched" && note.at <= untilOf(at),
      );
  const returns = (session: string, at: number): boolean =>
    facts
      .of("sent")
      .some(
        ({ message, at: then }) =>
          message.type === "session.resumed" &&
          message.session.id === session &&
          then >= at - 1 &&
          then <= untilOf(at),
      );
  return notes.flatMap(({ note, session }, index): Stop[] => {
    if (session === null) return [];
    const { at } = note;
    if (note.kind === "noticed") return returns(session, at) ? [] : [{ at, session, how: "drop" }];
    if (note.kind !== "sent") return [];
    if (note.message.type === "session.ended") return [{ at, session, how: "end" }];
    const isChat = note.message.type === "mode.switched" && note.message.mode === "chat";
    return isChat && !switchedAgain(index, at) ? [{ at, session, how: "chat" }] : [];
  });
}

/**
 * [P8] The meter is closed for every call that ended, was dropped, or went to chat. A stopping relay waits
 * some seconds for what it was starting; with a slower database it leaves that behind as if killed.
 */
export const callsAreClosed: Rule = (facts) => {
  const { calls } = facts.story;
  const begun = new Set(
    facts
      .of("sent")
      .flatMap(({ message }) => (message.type === "session.started" ? [message.session.id] : [])),
  );
  const stopped = new Set([...facts.of("killed"), ...facts.of("drained")].map(({ relay }) => relay));
  const killed = new Set(facts.of("killed").map(({ relay }) => relay));
  const left = calls
    .filter(
      ({ session, relay, closedAt }) =>
        closedAt === null &&
        !killed.has(relay) &&
        (begun.has(session) || !stopped.has(relay)) &&
        facts.isWhole(session),
    )
    .map(({ session, epoch }) => `call ${epoch} of ${session} is never closed`);
  const late = facts.links.flatMap((link) =>
    stopsOf(facts, link).flatMap(({ at, session, how }) => {
      const goesOn = calls.some(
        (it) =>
          it.relay === link.relay &&
          it.session === session &&
          it.openedAt <= at &&
          (it.closedAt ?? Infinity) > at + slackMs(facts),
      );
      return goesOn && facts.isWhole(session)
        ? [`link ${link.link}: the call of ${session} goes on after ${how} at ${at}`]
        : [];
    }),
  );
  return [...left, ...late];
};

/** [P8] No more is charged than was talked, except for a lease lost in a crash. */
export const chargesNoMoreThanTalk: Rule = ({ story }) => {
  const end = story.notes.at(-1)?.at ?? 0;
  return story.calls.flatMap(({ session, epoch, openedAt, closedAt, charged }) => {
    const most = Math.ceil(((closedAt ?? end) - openedAt) / 1_000) + (closedAt === null ? 10 : 1);
    return charged > most ? [`call ${epoch} of ${session} is charged ${charged} s of at most ${most}`] : [];
  });
};

const isDanger = (risk: Of<"risk">["risk"] | undefined): boolean =>
  risk?.confirmed === true && (risk.level === "active" || risk.level === "imminent");

/** A session's risk as last stored before an event by the relay that owns it. */
const riskBefore = (facts: Facts, session: string, note: Note): Of<"risk"> | undefined => {
  const { notes } = facts.story;
  return notes
    .slice(0, notes.indexOf(note))
    .findLast(
      (it): it is Of<"risk"> =>
        it.kind === "risk" && it.session === session && it.relay === facts.ownerAt(session, it),
    );
};

/**
 * [T23] Nothing is charged while a confirmed danger lasts. Not judged if the relay that detected it was
 * killed: a previous owner that hasn't noticed the takeover still acts on what it knew.
 */
export const dangerIsFree: Rule = (facts) => {
  // A call that was already opening gets its first seconds back.
  const wayMs = facts.story.order.databaseMs;
  return facts.of("reserved").flatMap((note) => {
    const { session, charged, at } = note;
    const risk = riskBefore(facts, session, note);
    const wrong = charged > 0 && risk !== undefined && risk.at < at - wayMs && isDanger(risk.risk);
    return wrong && facts.isWhole(session)
      ? [`${charged} s of ${session} are charged at ${at} in confirmed danger`]
      : [];
  });
};

/**
 * [T23] While a confirmed danger lasts no limit ends a session. A relay that lost it to another only ends its
 * own copy.
 */
export const dangerHasNoLimit: Rule = (facts) =>
  facts.of("sent").flatMap((note) => {
    const { message, at } = note;
    if (message.type !== "session.ended" || (message.reason !== "limit" && message.reason !== "cap"))
      return [];
    const { sessionId, reason } = message;
    const relay = facts.links.find(({ link }) => link === note.link)?.relay;
    if (relay !== facts.ownerAt(sessionId, note)) return [];
    return isDanger(riskBefore(facts, sessionId, note)?.risk) && !facts.isDisturbed(sessionId)
      ? [`session ${sessionId} ends with ${reason} at ${at} in confirmed danger`]
      : [];
  });

/** [P8] An unlimited person has no limit, only the session cap. */
export const unlimitedHasNoLimit: Rule = (facts) =>
  facts.links.flatMap(({ link, device, notes }) => {
    const { devices, persons } = facts.story.order;
    if (persons[devices[device] ?? 0] !== -1) return [];
    return notes.flatMap(({ note }) => {
      if (note.kind !== "sent") return [];
      const { message } = note;
      const told =
        (message.type === "session.ended" && message.reason === "limit") ||
        (message.type === "error" && message.code === "limitReached") ||
        (message.type === "notice" && message.notice === "timeNearlyUp");
      return told ? [`link ${link}: ${JSON.stringify(message)}`] : [];
    });
  });

/** [T23] A call that continues is metered. */
export const callsAreMetered: Rule = (facts) => {
  const { quietAt } = facts;
  if (quietAt === null) return [];
  return facts.story.devices.flatMap(({ device, stage, session, mode }) => {
    if (stage !== "active" || mode !== "call" || session === null) return [];
    const isCounted = facts.story.calls.some(
      (it) => it.session === session && it.openedAt <= quietAt && (it.closedAt ?? Infinity) >= quietAt,
    );
    const risk = facts.of("risk").findLast((it) => it.session === session && it.at <= quietAt);
    return isCounted || isDanger(risk?.risk) || facts.isDisturbed(session)
      ? []
      : [`client ${device} talks in ${session}, and nobody counts`];
  });
};
