import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Facts, LinkFacts, Rule } from "./facts.ts";

/** A connection's state: the mode last requested, the mode that the client was told, and the phase. */
type Standing = { wanted: string | null; mode: string | null; phase: string | null };

function told({ wanted, mode, phase }: Standing, message: ServerMessage): Standing {
  if (message.type === "session.started" || message.type === "session.resumed")
    return { wanted: null, mode: message.session.mode, phase: null };
  if (message.type === "mode.switched") return { wanted, mode: message.mode, phase };
  if (message.type === "error" && message.clientId === null) return { wanted: null, mode, phase };
  return message.type === "phase" ? { wanted, mode, phase: message.phase } : { wanted, mode, phase };
}

function standingAt({ notes }: LinkFacts, at: number): Standing {
  let standing: Standing = { wanted: null, mode: null, phase: null };
  for (const { note } of notes) {
    if (note.at > at) break;
    if (note.kind === "said" && note.message.type === "mode.switch") standing.wanted = note.message.mode;
    if (note.kind === "sent") standing = told(standing, note.message);
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

/** [T19] A call whose meter has answered by now isn't mute: what there was to say has been said, and it listens. */
export const callsAreSpoken: Rule = (facts) =>
  standings(facts).flatMap(({ link, standing: { mode, phase } }) =>
    mode === "call" && phase !== null && phase !== "listening" ? [`link ${link}: hangs at ${phase}`] : [],
  );
