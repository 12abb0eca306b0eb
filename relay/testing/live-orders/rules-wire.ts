import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Facts, LinkFacts, Rule } from "./facts.ts";

/** Longer than the slowest database takes for everything that a start or switch needs, ms. */
const patienceMs = 25_000;

/** Messages that belong to no session. */
const neutral: ReadonlySet<ServerMessage["type"]> = new Set([
  "welcome",
  "usage",
  "error",
  "pong",
  "clear",
  "session.started",
  "session.resumed",
]);
const apology: ReadonlySet<ServerMessage["type"]> = new Set(["reply.segment", "reply.audioEnd"]);

const hasFailed = (message: ServerMessage): boolean =>
  message.type === "error" && message.clientId === null && message.code !== "sessionGone";

/** A message lost to an exception on its way out counts as lost by a bad network. */
const isLossy = (facts: Facts, device: number): boolean =>
  facts.story.order.devices[device] === 0 && facts.of("thrown").some(({ what }) => what === "sendText");

/** The connections on which everything that was sent went out. */
const whole = (facts: Facts): LinkFacts[] => facts.links.filter(({ device }) => !isLossy(facts, device));

/** [P6] [T20] After its end nothing of a session is sent but `clear` and, at the limit, the apology. */
export const silentAfterEnd: Rule = (facts) =>
  whole(facts).flatMap(({ link, notes }) => {
    let ended: string | null = null;
    return notes.flatMap(({ note }) => {
      if (note.kind === "frame" && ended !== null && ended !== "limit")
        return [`link ${link}: a frame of generation ${note.generation} after session.ended ${ended}`];
      if (note.kind !== "sent") return [];
      const { message } = note;
      if (message.type === "session.started" || message.type === "session.resumed") ended = null;
      const allowed = neutral.has(message.type) || (ended === "limit" && apology.has(message.type));
      const wrong = ended !== null && !allowed;
      const before = ended;
      if (message.type === "session.ended") ended = message.reason;
      return wrong ? [`link ${link}: ${message.type} after session.ended ${before}`] : [];
    });
  });

/** [P6] [T20] Nothing of an ended session is sent once the next one has started. */
export const nothingOfTheLastOne: Rule = (facts) => {
  const sessionOf = new Map(
    facts.story.sessions.flatMap(({ id, messages }) => messages.map((it) => [it.id, id] as const)),
  );
  return whole(facts).flatMap(({ link, notes }) =>
    notes.flatMap(({ note, session }) => {
      if (note.kind !== "sent" || session === null) return [];
      const { message } = note;
      const of =
        message.type === "message"
          ? sessionOf.get(message.message.id)
          : message.type === "session.ended"
            ? message.sessionId
            : undefined;
      return of === undefined || of === session
        ? []
        : [`link ${link}: ${message.type} of session ${of} while it has session ${session}`];
    }),
  );
};

/** The generation of a message that belongs to a reply. */
function generationOf({ note }: LinkFacts["notes"][number]): number | null {
  if (note.kind === "frame") return note.generation;
  if (note.kind !== "sent") return null;
  const { message } = note;
  if (
    message.type === "reply.delta" ||
    message.type === "reply.segment" ||
    message.type === "reply.audioEnd" ||
    (message.type === "phase" && (message.phase === "thinking" || message.phase === "speaking"))
  )
    return message.generation;
  return null;
}

/** [P6] Generations only grow while a connection lasts, even across sessions. */
export const generationsGrow: Rule = ({ links }) =>
  links.flatMap(({ link, notes }) => {
    let [highest, before] = [0, 0];
    let session: string | null = null;
    return notes.flatMap((it) => {
      if (it.session !== null && it.session !== session) {
        session = it.session;
        before = highest;
      }
      const generation = generationOf(it);
      if (generation === null) return [];
      highest = Math.max(highest, generation);
      return generation <= before
        ? [`link ${link}: generation ${generation} in ${session}, and ${before} was in the session before`]
        : [];
    });
  });

/** [P6] What is cleared stays cleared. */
export const clearedStaysCleared: Rule = ({ links }) =>
  links.flatMap(({ link, notes }) => {
    let cleared = 0;
    return notes.flatMap((it) => {
      const { note } = it;
      if (note.kind === "sent" && note.message.type === "clear")
        cleared = Math.max(cleared, note.message.generation);
      const generation = generationOf(it);
      return generation !== null && generation <= cleared
        ? [`link ${link}: generation ${generation} is sent after clear ${cleared}`]
        : [];
    });
  });

/** Whether a connection lasts long enough to be answered on. */
function isLasting(facts: Facts, link: LinkFacts, at: number): boolean {
  const end = facts.story.notes.at(-1)?.at ?? 0;
  const stops = [...facts.of("killed"), ...facts.of("draining")];
  const isStopped = stops.some((it) => it.relay === link.relay && it.at < at + patienceMs);
  return !isStopped && !isLossy(facts, link.device) && Math.min(link.overAt, end) > at + patienceMs;
}

type Asked = { readonly at: number; readonly what: string };

/** Requests of a kind that got no answer although their connection lasted. */
function unanswered(
  facts: Facts,
  link: LinkFacts,
  isRequest: (type: string) => boolean,
  isAnswer: (message: ServerMessage) => boolean,
): string[] {
  let open: Asked[] = [];
  for (const { note, session } of link.notes) {
    const isMeant = note.kind === "said" && (note.message.type !== "mode.switch" || session !== null);
    if (note.kind === "said" && isMeant && isRequest(note.message.type))
      open.push({ at: note.at, what: note.message.type });
    if (note.kind === "sent" && note.message.type === "session.ended")
      open = open.filter(({ what }) => what !== "mode.switch");
    else if (note.kind === "sent" && isAnswer(note.message)) open.shift();
  }
  return open
    .filter(({ at }) => isLasting(facts, link, at))
    .map(({ at, what }) => `link ${link.link}: ${what} at ${at} is never answered`);
}

/** [P4] */
export const helloIsAnswered: Rule = (facts) =>
  facts.links.flatMap((link) =>
    unanswered(
      facts,
      link,
      (type) => type === "hello",
      ({ type }) => type === "welcome" || type === "error",
    ),
  );

/** [P4] If `resume` named a session, the relay reports what became of it. */
export const resumeIsAnswered: Rule = (facts) =>
  facts.links.flatMap((link) => {
    const hello = link.notes.find(({ note }) => note.kind === "said" && note.message.type === "hello")?.note;
    if (hello?.kind !== "said" || hello.message.type !== "hello" || hello.message.resume === null) return [];
    const answered = link.notes.some(
      ({ note }) =>
        note.kind === "sent" &&
        (note.message.type === "session.resumed" ||
          note.message.type === "session.ended" ||
          note.message.type === "error"),
    );
    return answered || !isLasting(facts, link, hello.at) ? [] : [`link ${link.link}: resume is not answered`];
  });

/** [P8] One session at a time: whoever asks for a second one is told, and whoever has none can start. */
export const startsAreAnswered: Rule = (facts) =>
  facts.links.flatMap((link) =>
    unanswered(
      facts,
      link,
      (type) => type === "session.start" || type === "mode.switch",
      (message) =>
        message.type === "session.started" || message.type === "mode.switched" || hasFailed(message),
    ),
  );

/** [P8] */
export const oneAtATime: Rule = (facts) =>
  whole(facts).flatMap(({ link, notes }) => {
    let live = false;
    return notes.flatMap(({ note }) => {
      if (note.kind !== "sent") return [];
      const { type } = note.message;
      const second = live && (type === "session.started" || type === "session.resumed");
      if (type === "session.started" || type === "session.resumed") live = true;
      if (type === "session.ended") live = false;
      return second ? [`link ${link}: ${type} while a session lasts`] : [];
    });
  });

/** [P8] A connection at rest can end its session and start a new one, whatever went wrong on it. */
export const canBeginAnew: Rule = (facts) => {
  const probing = facts.of("stage").find(({ stage }) => stage === "probing");
  const leaving = facts.of("stage").find(({ stage }) => stage === "leaving");
  if (probing === undefined || leaving === undefined) return [];
  return facts.links
    .filter(({ overAt, device }) => overAt >= leaving.at && !isLossy(facts, device))
    .flatMap(({ link, device, notes }) => {
      const during = notes.filter(({ note }) => note.at >= probing.at && note.at < leaving.at);
      const asked = during.find(({ note }) => note.kind === "said" && note.message.type === "session.start");
      const started = during.some(
        ({ note }) => note.kind === "sent" && note.message.type === "session.started",
      );
      const ended = during.some(({ note }) => note.kind === "sent" && note.message.type === "session.ended");
      const end = during.find(({ note }) => note.kind === "said" && note.message.type === "session.end");
      if (end !== undefined && !ended) return [`link ${link}: client ${device} cannot end its session`];
      const isKnown = facts.story.devices[device]?.stage;
      if (asked !== undefined)
        return started ? [] : [`link ${link}: client ${device} cannot begin a session`];
      return isKnown === "away" || isKnown === "opening" || isKnown === "resuming"
        ? []
        : [`link ${link}: client ${device} is stuck, ${isKnown}`];
    });
};
