import type { Facts, LinkFacts, Rule } from "./facts.ts";

const storedIn = (facts: Facts, session: string) =>
  facts.story.sessions.find(({ id }) => id === session)?.messages ?? [];

/** Typed messages that an error named; they may be stored or not. */
function named(facts: Facts): Set<string> {
  return new Set(
    facts
      .of("sent")
      .flatMap(({ message }) =>
        message.type === "error" && message.clientId !== null ? [message.clientId] : [],
      ),
  );
}

/** [P7] A typed message is never stored twice. */
export const typedAtMostOnce: Rule = ({ story }) =>
  story.sessions.flatMap(({ id, messages }) => {
    const ids = messages.flatMap(({ clientId }) => clientId ?? []);
    return ids
      .filter((it, at) => ids.indexOf(it) !== at)
      .map((it) => `${it} is stored more than once in ${id}`);
  });

/** Typed messages that reached a relay in their session, and whether only a reconnect could save them. */
function arrived(facts: Facts, link: LinkFacts): { clientId: string; session: string; isMoved: boolean }[] {
  const stops = facts.of("draining").filter(({ relay }) => relay === link.relay);
  return link.notes.flatMap(({ note, session }) => {
    if (note.kind !== "said" || note.message.type !== "chat.send" || session === null) return [];
    if (stops.some(({ at }) => at <= note.at)) return [];
    const isMoved = facts.of("restored").some((it) => it.session === session && it.relay !== link.relay);
    return [{ clientId: note.message.clientId, session, isMoved }];
  });
}

/** [P7] What was typed and reached the relay is stored, even across reconnects. */
export const typedIsStored: Rule = (facts) => {
  const failed = named(facts);
  const lost = (clientId: string, session: string): boolean =>
    facts.keepsWords(session) &&
    !failed.has(clientId) &&
    !storedIn(facts, session).some((it) => it.clientId === clientId);
  const onArrival = facts.links.flatMap((link) =>
    arrived(facts, link)
      .filter(({ clientId, session, isMoved }) => !isMoved && lost(clientId, session))
      .map(({ clientId, session }) => `${clientId} reached ${session} and is not stored`),
  );
  const atRest = facts.story.devices.flatMap(({ device, stage, session: current, typed }) =>
    stage === "active" && !facts.story.confused.has(device)
      ? typed
          .filter(({ clientId, session }) => session === current && lost(clientId, session))
          .map(
            ({ clientId, session }) => `at rest ${clientId} of client ${device} is not stored in ${session}`,
          )
      : [],
  );
  return [...onArrival, ...atRest];
};

/** [P7] What a client was told is stored is stored. */
export const toldIsStored: Rule = (facts) => {
  const markers = new Set(
    facts.story.sessions.flatMap(({ messages }) => messages.map(({ text }) => markerIn(text))),
  );
  return facts.of("got").flatMap(({ link, message }) => {
    if (message.type !== "message" || message.message.role !== "user") return [];
    const session = facts.links
      .find((it) => it.link === link)
      ?.notes.find(({ note }) => note.kind === "got" && note.message === message)?.session;
    const marker = markerIn(message.message.text);
    if (marker === null || session === null || session === undefined) return [];
    if (!facts.keepsWords(session) || facts.shared.has(session) || markers.has(marker)) return [];
    return [`link ${link}: "${message.message.text}" of ${session} is told, and not stored`];
  });
};

const markerIn = (text: string): string | null => /#\d+\.t?\d+/.exec(text)?.[0] ?? null;

/** [P7] No utterance is stored twice. */
export const spokenAtMostOnce: Rule = ({ story }) => {
  const markers = story.sessions.flatMap(({ messages }) =>
    messages.flatMap(({ role, clientId, text }) =>
      role === "user" && clientId === null ? (markerIn(text) ?? []) : [],
    ),
  );
  return markers
    .filter((it, at) => markers.indexOf(it) !== at)
    .map((it) => `the words ${it} are stored more than once`);
};

type Fate = { readonly session: string; readonly utterance: number; readonly fate: string };

/** The outcomes of utterances, as sent to a client or as received there. */
function fatesOf(facts: Facts, device: number, kind: "sent" | "got"): Fate[] {
  return facts.links
    .filter((it) => it.device === device)
    .flatMap(({ notes }) => {
      // A client attributes what arrives to the session that it knows of.
      let known: string | null = null;
      return notes.flatMap(({ note }) => {
        if (note.kind !== kind) return [];
        const { message, at } = note;
        if (message.type === "session.started" || message.type === "session.resumed")
          known = message.session.id;
        if (known === null) return [];
        const session = known;
        if (message.type === "message" && message.utterance !== undefined)
          return [{ session, utterance: message.utterance, fate: `message ${message.message.id}` }];
        if (message.type === "discarded")
          return [{ session, utterance: message.utterance, fate: `discarded at ${at}` }];
        if (message.type === "error" && message.utterance !== undefined)
          return [{ session, utterance: message.utterance, fate: `${message.code} at ${at}` }];
        return [];
      });
    });
}

/** Whether an utterance is in a message, alone or with others. */
const holds = ({ utterance, joinedThrough }: ReturnType<typeof storedIn>[number], spoken: number): boolean =>
  utterance !== null && spoken >= utterance && spoken <= (joinedThrough ?? utterance);

const storedFate = (facts: Facts, session: string, utterance: number): string[] =>
  storedIn(facts, session)
    .filter((it) => holds(it, utterance))
    .map(({ id }) => `message ${id}`);

/** Clients whose utterances are theirs alone. */
const plain = (facts: Facts) => facts.story.devices.filter(({ device }) => !facts.story.confused.has(device));

/** Utterances that a relay stored after another one had taken the session: both may have been sent them. */
function storedLate(facts: Facts, session: string): Set<number | null> {
  return new Set(
    facts
      .of("written")
      .flatMap(({ write, status }) =>
        write.op === "save" && write.session_id === session && status === "late" ? [write.utterance] : [],
      ),
  );
}

/** [P7] [T3] Where two relays were sent an utterance, one may fail with it and the other store it, which then counts. */
export const atMostOneFate: Rule = (facts) =>
  plain(facts).flatMap(({ device, utterances }) => {
    const got = fatesOf(facts, device, "got");
    return utterances
      .filter(({ session }) => facts.keepsWords(session) && !facts.shared.has(session))
      .flatMap(({ session, utterance }) => {
        const isLate = storedLate(facts, session).has(utterance);
        const fates = new Set([
          ...got
            .filter((it) => it.session === session && it.utterance === utterance)
            .map(({ fate }) => fate)
            .filter((fate) => !isLate || fate.startsWith("message")),
          ...storedFate(facts, session, utterance),
        ]);
        return fates.size > 1
          ? [`utterance ${utterance} of client ${device} in ${session}: ${[...fates].join(", ")}`]
          : [];
      });
  });

/** [P7] [T3] At rest, everything that ended in a lasting session is settled. */
export const oneFate: Rule = (facts) =>
  plain(facts).flatMap(({ device, stage, session: current, utterances }) => {
    const sent = fatesOf(facts, device, "sent");
    return utterances
      .filter(({ session, state }) => stage === "active" && session === current && state === "ended")
      .filter(({ session }) => facts.keepsWords(session) && !facts.shared.has(session))
      .filter(
        ({ session, utterance }) =>
          !sent.some((it) => it.session === session && it.utterance === utterance) &&
          storedFate(facts, session, utterance).length === 0,
      )
      .map(
        ({ session, utterance }) => `utterance ${utterance} of client ${device} in ${session} has no fate`,
      );
  });

/** [T29] What has words is no sound, however it is said. */
export const wordsAreNoSound: Rule = (facts) =>
  plain(facts).flatMap(({ device, utterances }) => {
    const sounds = facts.links
      .filter((it) => it.device === device)
      .flatMap(({ notes }) =>
        notes.flatMap(({ note, session }) =>
          note.kind === "sent" && note.message.type === "discarded" && note.message.reason === "backchannel"
            ? [{ session, utterance: note.message.utterance }]
            : [],
        ),
      );
    return utterances
      .filter(({ isSound }) => !isSound)
      .filter((it) => sounds.some((that) => that.session === it.session && that.utterance === it.utterance))
      .filter(({ session }) => !facts.shared.has(session))
      .map(({ session, utterance, marker }) => `${marker}, utterance ${utterance} of ${session}, is a sound`);
  });

/** [P7] What the relay claims to have is settled and matches what was said. */
export const claimsHold: Rule = (facts) =>
  plain(facts).flatMap(({ device, utterances }) => {
    const sent = fatesOf(facts, device, "sent");
    const resumes = facts
      .of("sent")
      .flatMap(({ message }) => (message.type === "session.resumed" ? [message] : []));
    return utterances.flatMap(({ session, utterance, state, settled, marker, isSound }) => {
      if (!facts.keepsWords(session) || facts.shared.has(session) || state === "cancelled") return [];
      const stored = storedIn(facts, session).filter((it) => holds(it, utterance));
      if (!isSound && stored.some(({ text }) => !text.includes(marker)))
        return [`utterance ${utterance} of client ${device} in ${session} is stored with other words`];
      const claimed = resumes.some((it) => it.session.id === session && it.utterance >= utterance);
      const isAtRest = facts.story.devices[device]?.session === session;
      const has =
        settled ||
        stored.length > 0 ||
        sent.some((it) => it.session === session && it.utterance === utterance);
      return claimed && isAtRest && !has
        ? [`utterance ${utterance} of client ${device} in ${session} is claimed, and has no fate`]
        : [];
    });
  });

/** Messages of which a client at rest needn't know: written late, or only when the probes came after the rest. */
const lateIn = (facts: Facts, session: string): Set<string> => {
  const restsAt = facts.quietAt ?? Infinity;
  return new Set(
    facts
      .of("written")
      .flatMap(({ at, write, status }) =>
        write.session_id === session && (status === "late" || at > restsAt) && "id" in write
          ? [write.id]
          : [],
      ),
  );
};

/** [P7] At rest, a client that came back, to whichever relay, shows the stored messages as they are stored. */
export const shownIsStored: Rule = (facts) =>
  plain(facts).flatMap(({ device, stage, session, shown }) => {
    if (stage !== "active" || session === null || !facts.keepsWords(session) || facts.shared.has(session))
      return [];
    // What an earlier relay was still writing when another one took over is stored, and shown when the page is reloaded.
    const late = lateIn(facts, session);
    const stored = new Map(
      storedIn(facts, session)
        .filter(({ id }) => !late.has(id))
        .map(({ id, text }) => [id, text]),
    );
    const gone = [...shown].filter(([id]) => !stored.has(id) && !late.has(id));
    const other = [...shown].filter(([id, text]) => stored.has(id) && stored.get(id) !== text);
    const missing = [...stored].filter(([id]) => !shown.has(id));
    const findings = [
      gone.map(([id, text]) => `client ${device} shows ${id} "${text}" of ${session}, which was taken back`),
      other.map(([id, text]) => `client ${device} shows ${id} "${text}", stored is "${stored.get(id)}"`),
      missing.map(([id, text]) => `client ${device} doesn't show ${id} "${text}" of ${session}`),
    ];
    return findings.flat();
  });

/** [P17] Of a private session nothing is written but how long it lasted, and no other relay gets it. */
export const privateLeavesNothing: Rule = (facts) => {
  const seconds = new Set(["progress", "end", "discard"]);
  const written = facts
    .of("written")
    .filter(({ write }) => facts.isPrivate(write.session_id))
    .filter(({ write }) => !seconds.has(write.op) || (write.op === "end" && write.mood_after !== null))
    .map(({ write, relay }) => `${relay} writes ${write.op} of the private session ${write.session_id}`);
  const restored = facts
    .of("restored")
    .filter(({ session }) => facts.isPrivate(session))
    .map(({ session, relay }) => `${relay} takes over the private session ${session}`);
  return [...written, ...restored];
};
