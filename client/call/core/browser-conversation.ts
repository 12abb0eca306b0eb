import { apiErrorSchema, endpoints } from "#shared/http.ts";
import { realtimePath, realtimeTicketSchema } from "#shared/realtime.ts";
import { subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { type AccessToken, signedInFetch } from "#client/lib/access-token.ts";
import { createMicrophone } from "#client/call/audio/microphone.ts";
import { createSpeaker } from "#client/call/audio/player.ts";
import { readSetting, tabStorage, writeSetting } from "#client/lib/browser-storage.ts";
import { hapticOf, vibrate } from "#client/call/core/haptics.ts";
import { randomId } from "#client/lib/new-row.ts";
import { keepAwake } from "#client/lib/wake-lock.ts";
import type { Clock, TicketOutcome, Transport, TransportEvents, TransportPort } from "./ports.ts";
import { type Conversation, createConversation } from "./conversation.ts";
import { keepUnsent } from "./unsent-messages.ts";
import type { SessionKeeping } from "./conversation-return.ts";

const refusedKinds: ReadonlyMap<number, TicketOutcome["kind"] & ("signedOut" | "refused" | "busy")> = new Map(
  [
    [401, "signedOut"],
    [403, "refused"],
    [429, "busy"],
  ],
);

async function refusedKindOf(answer: Response) {
  const refusal = apiErrorSchema.safeParse(await answer.json().catch(() => null));
  if (refusal.data?.error.code === "confirmation_required") return "unconfirmed";
  return refusedKinds.get(answer.status) ?? "failed";
}

async function requestTicket(accessToken: AccessToken, signal: AbortSignal): Promise<TicketOutcome> {
  try {
    const { method, path } = endpoints.realtimeTicket;
    const headers = { accept: "application/json" };
    const answer = await signedInFetch(accessToken, fetch)(path, { method, headers, signal });
    if (answer === null) return { kind: "signedOut" };
    if (!answer.ok) return { kind: await refusedKindOf(answer) };
    const parsed = realtimeTicketSchema.safeParse(await answer.json());
    return parsed.success ? { kind: "ticket", ticket: parsed.data.ticket } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

function openTransport(ticket: string, events: TransportEvents): Transport {
  const url = new URL(realtimePath, location.origin.replace(/^http/, "ws"));
  const socket = new WebSocket(url, [subprotocol, ticketSubprotocol(ticket)]);
  socket.binaryType = "arraybuffer";
  socket.addEventListener("open", events.onOpen);
  socket.addEventListener("close", ({ code }) => events.onClose(code));
  socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data === "string") events.onText(data);
    else events.onBytes(new Uint8Array(data));
  });
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return {
    sendText: (text) => isOpen() && socket.send(text),
    sendBytes: (bytes) => isOpen() && socket.send(bytes),
    close: () => socket.close(1000),
  };
}

/** Connects to the relay that served this page [P2]. */
export function createBrowserTransport(accessToken: AccessToken): TransportPort {
  return {
    requestTicket: (signal) => requestTicket(accessToken, signal),
    open: openTransport,
    isOnline: () => navigator.onLine,
    onNetwork(listener) {
      const stopped = new AbortController();
      const { signal } = stopped;
      const seen = () => document.visibilityState === "visible" && listener();
      addEventListener("online", listener, { signal });
      addEventListener("offline", listener, { signal });
      document.addEventListener("visibilitychange", seen, { signal });
      return () => stopped.abort();
    },
  };
}

/**
 * Tells iOS that this page records and plays: otherwise audio goes to the earpiece or is silenced by the
 * ringer switch. Elsewhere it does nothing. `talking` false returns audio to other apps.
 */
function setAudioSession(talking: boolean): void {
  if (!("audioSession" in navigator)) return;
  const session = navigator.audioSession;
  if (typeof session === "object" && session !== null && "type" in session)
    session.type = talking ? "play-and-record" : "auto";
}

type BrowserConversationDeps = {
  readonly userId: string;
  readonly accessToken: AccessToken;
  /** The interface language, BCP 47. */
  readonly language: () => string;
  /** Whether speech in it is understood. */
  readonly hears: () => boolean;
};

/** Monotonic, even if the device's clock is changed. */
const clock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function talkingSwitch(): (talking: boolean) => void {
  let letSleep: (() => void) | null = null;
  return (talking) => {
    if (talking === (letSleep !== null)) return;
    setAudioSession(talking);
    letSleep?.();
    letSleep = talking ? keepAwake() : null;
  };
}

/** Keyed by the person's id, so that it's cleared with everything else this tab keeps for them. */
function tabKeeping(userId: string): SessionKeeping {
  const key = `hearken.running-session.${userId}`;
  return {
    read: () => tabStorage.getItem(key),
    write: (text) => (text === null ? tabStorage.removeItem(key) : tabStorage.setItem(key, text)),
    onHide(listener) {
      const stopped = new AbortController();
      const { signal } = stopped;
      addEventListener("pagehide", listener, { signal });
      document.addEventListener("visibilitychange", listener, { signal });
      return () => stopped.abort();
    },
  };
}

/** A conversation in this browser. Opens nothing before the person starts it. */
export function createBrowserConversation({
  userId,
  accessToken,
  language,
  hears,
}: BrowserConversationDeps): Conversation {
  const conversation = createConversation({
    transport: createBrowserTransport(accessToken),
    clock,
    random: Math.random,
    newId: randomId,
    language,
    hears,
    microphone: createMicrophone(),
    speaker: createSpeaker(),
    settings: { read: readSetting, write: writeSetting },
    keeping: tabKeeping(userId),
    unsent: keepUnsent(userId),
    setTalking: talkingSwitch(),
  });
  conversation.store.subscribe((after, before) => {
    const haptic = hapticOf(before, after);
    if (haptic !== null) vibrate(haptic);
  });
  return conversation;
}
