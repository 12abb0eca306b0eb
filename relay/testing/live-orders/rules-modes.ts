import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Facts, LinkFacts, Rule } from "./facts.ts";

/** A connection's state: the mode last requested, the mode that the client was told, and the phase and since when. */
type Standing = {
  readonly wanted: string | null;
  readonly mode: string | null;
  readonly phase: string | null;
  /** ms */
  readonly since: number;
};

function told(standing: Standing, message: ServerMessage, at: number): Standing {
  if (message.type === "session.started" || message.type === "session.resumed")
    return { wanted: null, mode: message.session.mode, phase: null, since: at };
  if (message.type === "mode.switched") return { ...standing, mode: message.mode };
  if (message.type === "error" && message.clientId === null) return { ...standing, wanted: null };
  return message.type === "phase" ? { ...standing, phase: message.phase, since: at } : standing;
}

const wanting = (standing: Standing, wanted: string): Standing => ({ ...standing, wanted });

function standingAt({ notes }: LinkFacts, at: number): Standing {
  let standing: Standing = { wanted: null, mode: null, phase: null, since: 0 };
  for (const { note } of notes) {
    if (note.at > at) break;
    if (note.kind === "said" && note.message.type === "mode.switch")
      standing = wanting(standing, note.message.mode);
    if (note.kind === "sent") standing = told(standing, note.message, note.at);
  }
  return standing;
}

/** Combinations that contradict each other. */
function contradictions({ wanted, mode, phase }: Standing, stored: string | undefined): string[] {
  const fits = mode === "chat" ? phase === "chatting" || phase === "thinking" : phase !== "chatting";
  return [
    ...(wanted !== null && mode !== wanted ? [`wants ${wanted}, is told ${mode}`] : []),
    ...(phase !== null && !fits ? [`${mode}, and the phase is ${phase}`] : []),
    ...(stored === mode ? [] : [`${mode}, and ${stored} is stored`]),
  ];
}

/** How each conversation stands once all is quiet, with its client connected. */
function standings(
  facts: Facts,
): { readonly link: number; readonly session: string; readonly standing: Standing }[] {
  const { quietAt, story } = facts;
  if (quietAt === null) return [];
  return facts.links.flatMap((link) => {
    const view = story.devices[link.device];
    const rests = link.overAt >= quietAt && (link.notes[0]?.note.at ?? 0) <= quietAt;
    if (!rests || view?.stage !== "active" || view.session === null || facts.isDisturbed(view.session))
      return [];
    return [{ link: link.link, session: view.session, standing: standingAt(link, quietAt) }];
  });
}

/** [T18] The last switch applies, and what is stored agrees. */
export const lastModeHolds: Rule = (facts) =>
  standings(facts).flatMap(({ link, session, standing }) => {
    const stored = facts.story.sessions.find(({ id }) => id === session)?.mode;
    return contradictions(standing, stored).map((it) => `link ${link}: ${it}`);
  });

/**
 * The companion may break the silence [T30] shortly before the check, and its line may take this long if speech fails at
 * first, ms. A call that hangs does so for the whole rest.
 */
const lineMs = 20_000;

/** [T19] A call whose meter has answered by now isn't mute: what there was to say has been said, and it listens. */
export const callsAreSpoken: Rule = (facts) =>
  standings(facts).flatMap(({ link, standing: { mode, phase, since } }) => {
    const hangs = phase !== null && phase !== "listening" && since < (facts.quietAt ?? 0) - lineMs;
    return mode === "call" && hangs ? [`link ${link}: hangs at ${phase}`] : [];
  });
