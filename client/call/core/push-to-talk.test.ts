import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CaptureCommand, CapturePipeline } from "#shared/capture/capture-pipeline.ts";
import { capture } from "#shared/limits.ts";
import type { MicrophoneEvents } from "#client/call/audio/audio-ports.ts";
import { FakeMicrophone, FakeTab } from "./test-doubles.ts";
import { describeSession, resumed, stage } from "./test-stage.ts";

type Stage = ReturnType<typeof stage>;

/** Longer than a microphone takes to open. */
const patienceMs = 500;

/** A microphone that takes a while to open, with the product's own capture behind it. */
class SlowMicrophone extends FakeMicrophone {
  /** A lost one captures nothing. */
  gone = false;
  readonly #tab: FakeTab;
  #pipeline: CapturePipeline | null = null;

  constructor(tab: FakeTab) {
    super();
    this.#tab = tab;
  }

  override open = async (_options: unknown, events: MicrophoneEvents) => {
    this.opened += 1;
    const number = this.opened;
    this.#pipeline = null;
    await new Promise<void>((resolve) => void this.#tab.clock.after(200, resolve));
    if (number !== this.opened) return "superseded";
    this.events = events;
    this.isOpen = true;
    this.gone = false;
    this.#pipeline = new CapturePipeline(capture.sampleRateHz, "normal");
    return null;
  };

  override close = (): void => {
    this.opened += 1;
    this.isOpen = false;
    this.#pipeline = null;
  };

  override command = (command: CaptureCommand): void => {
    const messages = this.#pipeline?.command(command) ?? [];
    if (messages.length > 0) this.events?.onMessages(messages);
  };

  /** A fifth of a second of sound. */
  capture(): void {
    if (this.gone || this.#pipeline === null) return;
    const block = Float32Array.from({ length: capture.sampleRateHz / 5 }, (_, at) => 0.1 * Math.sin(at / 5));
    this.events?.onMessages(this.#pipeline.process(block));
  }
}

const steps = [
  "press",
  "release",
  "mute",
  "unmute",
  "otherDevice",
  "otherSensitivity",
  "lost",
  "back",
  "pluggedIn",
  "byVoice",
  "byButton",
  "toChat",
  "toCall",
  "recover",
  "wait",
] as const;

type Step = (typeof steps)[number];

async function switchTo(it: Stage, mode: "call" | "chat"): Promise<void> {
  if (it.state.stage.kind !== "active" || it.state.stage.mode === mode) return;
  it.actions.switchMode(mode);
  await it.clock.pass(patienceMs);
  it.transport.socket.say({ type: "mode.switched", mode });
  // Longer than a call waits before it listens by itself.
  if (!it.state.pushToTalk.on) await it.clock.pass(patienceMs);
}

async function recover(it: Stage): Promise<void> {
  const { stage: now } = it.state;
  if (now.kind !== "active") return;
  it.actions.recover();
  await it.welcome();
  it.transport.socket.say(resumed(now.mode));
}

function stepOf(it: Stage, microphone: SlowMicrophone): Readonly<Record<Step, () => unknown>> {
  const { actions, state } = it;
  return {
    press: () => actions.press(),
    release: () => actions.release(),
    mute: () => actions.mute(true),
    unmute: () => actions.mute(false),
    otherDevice: () => actions.pickDevice(state.deviceId === null ? "a" : null),
    otherSensitivity: () => actions.setSensitivity(state.sensitivity === "quiet" ? "normal" : "quiet"),
    lost: () => {
      if (!microphone.isOpen) return;
      microphone.gone = true;
      microphone.events?.onLost();
    },
    back: () => {
      microphone.gone = false;
      microphone.events?.onBack();
    },
    byVoice: () => actions.setPushToTalk(false),
    byButton: () => actions.setPushToTalk(true),
    pluggedIn: () => microphone.change(),
    toChat: () => switchTo(it, "chat"),
    toCall: () => switchTo(it, "call"),
    recover: () => recover(it),
    wait: () => it.clock.pass(patienceMs),
  };
}

test("push-to-talk shows that somebody talks exactly while what they say is sent", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 25 }), async (order) => {
      const tab = new FakeTab();
      const microphone = new SlowMicrophone(tab);
      const it = stage({ "hearken.push-to-talk": "on" }, tab, () => true, undefined, microphone);
      it.actions.start({ mode: "call", title: null, moodBefore: null });
      await it.clock.pass(patienceMs);
      await it.welcome();
      it.actions.press();
      expect(it.state.pushToTalk.pressed).toBe(false);
      it.transport.socket.say({ type: "session.started", session: describeSession("call") });
      for (const step of order) {
        await stepOf(it, microphone)[step]();
        await it.clock.pass(0);
        const { frames } = it.transport.socket;
        const before = frames.length;
        microphone.capture();
        const { on, pressed } = it.state.pushToTalk;
        expect(pressed).toBe(on && frames.length > before);
      }
      it.conversation.close();
    }),
    { numRuns: 500 },
  );
});
