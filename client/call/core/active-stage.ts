import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode, Phase } from "#shared/protocol/values.ts";
import type { LiveSession, SessionEndReason, Stage, StartRequest } from "./state.ts";

type Session = Extract<ServerMessage, { type: "session.started" }>["session"];
export type Active = Extract<Stage, { kind: "active" }>;

/** What a screen knows of a session. */
function liveSession({ id, title, startedAt, continues, ...about }: Session): LiveSession {
  return {
    id,
    title,
    startedAt,
    ...(continues ? { continues } : {}),
    ...(about.private === true ? { isPrivate: true } : {}),
  };
}

/** A session that has just begun; only this page knows how the person felt before it. */
export function stageOnStart(session: Session, { moodBefore }: StartRequest): Active {
  const { mode } = session;
  const mood = moodBefore === null ? {} : { moodBefore };
  return {
    kind: "active",
    session: { ...liveSession(session), ...mood },
    mode,
    phase: mode === "chat" ? "chatting" : "ready",
    switching: null,
    ending: false,
  };
}

/** The phase of a session in which nobody says anything. */
export function restingPhase(mode: Mode): Phase {
  return mode === "chat" ? "chatting" : "listening";
}

/** Null: this isn't the session we asked for. After a reload, the page knows nothing but its id. */
export function stageOnReturn(stage: Stage, session: Session): Active | null {
  const { id, mode } = session;
  const now = { mode, switching: null, phase: restingPhase(mode) } as const;
  if (stage.kind === "active" && stage.session.id === id) return { ...stage, ...now };
  if (stage.kind !== "starting" || stage.returning?.id !== id) return null;
  return { kind: "active", session: liveSession(session), ending: false, ...now };
}

/** What remains of an active stage when it is over. @param durationSeconds how long it lasted */
export function endedStage(
  { session, mode }: Active,
  reason: SessionEndReason,
  durationSeconds: number,
): Stage {
  const common = { kind: "ended", sessionId: session.id, mode, reason, durationSeconds } as const;
  return session.isPrivate === true ? { ...common, isPrivate: true } : common;
}
