import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { LinkFacts, Rule } from "./facts.ts";

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

/** [T18] The last switch applies, and what is stored agrees. */
export const lastModeHolds: Rule = (facts) => {
  const { quietAt, story } = facts;
  if (quietAt === null) return [];
  return facts.links.flatMap((link) => {
    const view = story.devices[link.device];
    const rests = link.overAt > quietAt && (link.notes[0]?.note.at ?? 0) <= quietAt;
    if (!rests || view?.stage !== "active" || view.session === null || facts.isDisturbed(view.session))
      return [];
    const stored = story.sessions.find(({ id }) => id === view.session)?.mode;
    return contradictions(standingAt(link, quietAt), stored).map((it) => `link ${link.link}: ${it}`);
  });
};
