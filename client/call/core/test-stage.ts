import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message, Mode, Usage } from "#shared/protocol/values.ts";
import { statusOf } from "./status.ts";
import { createConversation } from "./conversation.ts";
import { fakeStorage } from "#client/test-storage.ts";
import { keepUnsent } from "./unsent-messages.ts";
import { FakeMicrophone, FakeTab, FakeSpeaker, FakeTransport, settle } from "./test-doubles.ts";

export const sessionId = "7d6f7f3e-52c1-4b55-9d1e-8a4c1f5f9a10";

export function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export const usage: Usage = { remainingSeconds: 600, limitSeconds: 900, resetsAt: null };

export function describeSession(mode: Mode, elapsedSeconds = 0) {
  return { id: sessionId, title: "Session", mode, startedAt: "2027-01-15T08:00:00.000Z", elapsedSeconds };
}

export function message(
  position: number,
  about: Partial<Message> = {},
): { type: "message"; message: Message } {
  return {
    type: "message",
    message: {
      id: uuid(position),
      position,
      role: "assistant",
      text: `message ${position}`,
      at: "2027-01-15T08:00:00.000Z",
      interrupted: false,
      clientId: null,
      ...about,
    },
  };
}

export function resumed(
  mode: Mode,
  about: Partial<Extract<ServerMessage, { type: "session.resumed" }>> = {},
) {
  return {
    type: "session.resumed",
    session: describeSession(mode, 12),
    messages: [],
    position: 0,
    utterance: 0,
    ...about,
  } satisfies ServerMessage;
}

/** A conversation between a person and a relay, both played by the test. */
export function stage(
  kept: Readonly<Record<string, string>> = {},
  tab = new FakeTab(),
  hears: () => boolean = () => true,
  unsent = fakeStorage(),
  microphone = new FakeMicrophone(),
) {
  const { clock } = tab;
  const transport = new FakeTransport();
  const speaker = new FakeSpeaker();
  const settings = new Map(Object.entries(kept));
  const talking: boolean[] = [];
  let ids = 100;
  const conversation = createConversation({
    transport,
    clock,
    microphone,
    speaker,
    random: () => 0.5,
    newId: () => uuid((ids += 1)),
    language: () => "en",
    hears,
    settings: { read: (key) => settings.get(key) ?? null, write: (key, value) => settings.set(key, value) },
    keeping: tab.load(),
    unsent: keepUnsent("ada", unsent),
    setTalking: (on) => talking.push(on),
  });
  const { actions, store } = conversation;

  /** Answers a connection that was just opened. */
  const welcome = async (): Promise<void> => {
    await settle();
    transport.socket.open();
    transport.socket.say({ type: "welcome", protocol: 1, usage });
    await settle();
  };
  const begin = async (mode: Mode): Promise<void> => {
    actions.start({ mode, title: null, moodBefore: null });
    await welcome();
    transport.socket.say({ type: "session.started", session: describeSession(mode) });
    if (mode === "call") microphone.events?.onMessages([{ type: "ready" }]);
  };

  return {
    clock,
    transport,
    microphone,
    speaker,
    settings,
    tab,
    talking,
    unsent,
    conversation,
    actions,
    begin,
    welcome,
    get state() {
      return store.getState();
    },
    get status() {
      return statusOf(store.getState());
    },
    /** The relay speaks: a reply of one segment whose audio is queued. */
    reply(generation: number, text: string): void {
      transport.socket.say(
        { type: "phase", phase: "speaking", generation },
        { type: "reply.segment", generation, segment: 0, text },
      );
      transport.socket.sound(generation, 0, 0, 48_000);
    },
    started: (generation: number): void => speaker.tell({ type: "started", generation }),
    position: (generation: number, samples: number, segment = 0): void =>
      speaker.tell({ type: "position", generation, segment, samples }),
    finished: (generation: number, samples: number): void =>
      speaker.tell({ type: "finished", generation, segment: 0, samples }),
  };
}
