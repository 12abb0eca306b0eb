import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import { describeSession, resumed, sessionId, stage } from "./test-stage.ts";

type Stage = ReturnType<typeof stage>;

const taps = ["call", "chat", "end", "toCall", "toChat", "goOn", "reset", "recover", "mute", "back"] as const;
type Tap = (typeof taps)[number];

const request = (mode: Mode) => ({ mode, title: null, moodBefore: null });

function tap({ actions }: Stage, which: Tap): void {
  const what: Readonly<Record<Tap, () => unknown>> = {
    call: () => actions.start(request("call")),
    chat: () => actions.start(request("chat")),
    end: () => actions.end(null),
    toCall: () => actions.switchMode("call"),
    toChat: () => actions.switchMode("chat"),
    goOn: () => actions.continueInNewSession(),
    reset: () => actions.reset(),
    recover: () => actions.recover(),
    mute: () => actions.mute(true),
    back: () => actions.comeBack(),
  };
  what[which]();
}

/** What the relay, the network and the clock do by themselves. */
const happenings = fc.oneof(
  fc.constantFrom("welcome", "lose", "started", "resumed", "switched", "refused", "offline", "online"),
  fc.record({ ended: fc.constantFrom("person", "limit", "cap", "expired") }),
  fc.record({ afterMs: fc.constantFrom(100, 9_000, 31_000) }),
);
type Happening = typeof happenings extends fc.Arbitrary<infer T> ? T : never;

function modeOf({ state }: Stage): Mode {
  const { stage: now } = state;
  if (now.kind === "active") return now.switching ?? now.mode;
  return now.kind === "starting" ? now.request.mode : "chat";
}

function answerOf(it: Stage, what: Happening): ServerMessage | null {
  const mode = modeOf(it);
  if (typeof what === "object" && "ended" in what)
    return { type: "session.ended", reason: what.ended, sessionId, durationSeconds: 9 };
  if (what === "started") return { type: "session.started", session: describeSession(mode) };
  if (what === "resumed") return resumed(mode);
  if (what === "switched") return { type: "mode.switched", mode };
  if (what === "refused") return { type: "error", code: "limitReached", retryable: false, clientId: null };
  return null;
}

async function happen(it: Stage, what: Happening): Promise<void> {
  if (typeof what === "object" && "afterMs" in what) return it.clock.pass(what.afterMs);
  if (what === "offline" || what === "online") return it.transport.setOnline(what === "online");
  const socket = it.transport.sockets.at(-1);
  if (socket === undefined || socket.closed) return undefined;
  if (what === "welcome") return it.welcome();
  const answer = answerOf(it, what);
  if (answer === null) socket.close(1006);
  else socket.say(answer);
  return undefined;
}

test("whatever happens, no session starts and no microphone opens unless the person has just tapped", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.record({ tap: fc.constantFrom(...taps) }), happenings), { maxLength: 25 }),
      async (order) => {
        const it = stage();
        for (const step of order) {
          if (typeof step === "object" && "tap" in step) {
            tap(it, step.tap);
            await it.clock.pass(0);
            continue;
          }
          const before = [it.microphone.opened, it.state.stage.kind === "starting"];
          await happen(it, step);
          await it.clock.pass(0);
          const starts = before[1] || it.state.stage.kind === "starting";
          expect([it.microphone.opened, starts]).toEqual(before);
        }
        it.conversation.close();
      },
    ),
    { numRuns: 1_000 },
  );
});
