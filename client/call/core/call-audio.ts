import type { MicrophoneFailure } from "#client/call/audio/audio-ports.ts";
import type { CaptureFrame, ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode, Phase } from "#shared/protocol/values.ts";
import { localError } from "./errors-and-notices.ts";
import type { ConversationCore, ConversationPorts } from "./ports.ts";
import { MicrophoneControl } from "./microphone-control.ts";
import { ReplyPlayback } from "./reply-playback.ts";
import type { ConversationState } from "./state.ts";
import type { KeptUtterance } from "./utterance-keeper.ts";
import { VoiceUplink } from "./voice-uplink.ts";

export type CallAudioDeps = {
  readonly ports: ConversationPorts;
  readonly core: ConversationCore;
  readonly send: (message: ClientMessage) => boolean;
  readonly sendFrame: (frame: CaptureFrame) => boolean;
  /** A reply finished playing, was cut off, or was given up. */
  readonly onPlaybackStopped: () => void;
};

const replyPhases: ReadonlySet<Phase> = new Set(["ready", "thinking", "speaking"]);

/** Whether the relay is making a reply. */
const isReplyDue = ({ stage }: ConversationState): boolean =>
  stage.kind === "active" && stage.mode === "call" && replyPhases.has(stage.phase);

/** Delay between switching to a call and listening, ms. */
const rearmAfterMs = 100;
/** The speaker stays open this long so that the fade-out can finish, ms. */
const fadeMs = 200;

/** The audio of a conversation, both ways: microphone, speaker, and the rules between them. */
export class CallAudio {
  readonly microphone: MicrophoneControl;
  readonly #deps: CallAudioDeps;
  readonly #uplink: VoiceUplink;
  readonly #replies: ReplyPlayback;
  #cancelLater: () => void = () => undefined;

  constructor(deps: CallAudioDeps) {
    this.#deps = deps;
    const { ports, core, send, sendFrame } = deps;
    const { speaker, clock } = ports;
    this.#replies = new ReplyPlayback({
      speaker,
      clock,
      send,
      onHeard: (position) => core.dispatch({ type: "heard", ...position }),
      onStarted: () => this.#uplink.playbackStarted(),
      onStopped: () => {
        this.#uplink.playbackStopped();
        deps.onPlaybackStopped();
      },
      onStuck: () => core.dispatch({ type: "failed", error: localError("playbackFailed", false) }),
    });
    this.#uplink = new VoiceUplink({
      send,
      sendFrame,
      now: clock.now,
      duck: (gain) => speaker.duck(gain),
      hold: (held) => speaker.hold(held),
      isReplyDue: () => isReplyDue(core.state()),
      wait: (silenceMs) => ports.microphone.command({ type: "wait", silenceMs }),
      interrupt: () => this.#replies.interrupt(),
      onLevels: core.setLevels,
    });
    this.microphone = new MicrophoneControl({
      hears: ports.hears,
      port: ports.microphone,
      settings: ports.settings,
      clock,
      core,
      onMessages: (messages) => this.#uplink.take(messages),
      onLost: () => this.#uplink.lost(),
    });
    this.#uplink.setManual(core.state().pushToTalk.on);
  }

  /** The first call must happen inside a tap. */
  openSpeaker(): void {
    const { ports, core } = this.#deps;
    this.#cancelLater();
    ports.setTalking(true);
    ports.speaker.open({
      onEvents: (events) => this.#replies.take(events),
      onStatus: (status) => {
        this.#replies.status(status);
        core.dispatch({ type: "output", status });
      },
    });
  }

  setPushToTalk(on: boolean): void {
    this.#uplink.setManual(on);
    this.microphone.setPushToTalk(on);
  }

  /** In a tap, before a call: only its level is of interest. */
  async tryMicrophone(): Promise<void> {
    const { core } = this.#deps;
    if ((await this.microphone.open()) === null) return;
    if (core.state().stage.kind === "idle")
      core.dispatch({ type: "failed", error: localError("microphoneFailed") });
  }

  /** What was said and the relay hasn't dealt with. */
  get kept(): readonly KeptUtterance[] {
    return this.#uplink.kept;
  }

  /** A new session counts its utterances from 1. */
  newSession(): void {
    this.#uplink.newSession();
  }

  /** From now on, what the microphone captures is sent. */
  listen(): void {
    this.#uplink.arm();
  }

  /** Listens once the switch to a call has settled; a talk button means what it says at once. */
  #switched(mode: Mode): void {
    const { ports, core } = this.#deps;
    if (mode !== "call") this.stopListening();
    else if (core.state().pushToTalk.on) this.listen();
    else this.#cancelLater = ports.clock.after(rearmAfterMs, () => this.listen());
  }

  /** @param status the microphone status to show from now on */
  stopListening(status: "off" | MicrophoneFailure = "off"): void {
    this.#cancelLater();
    this.#uplink.disarm();
    this.microphone.close(status);
    this.#deps.ports.setTalking(false);
  }

  /** Tells the relay how far the reply was heard, because something is about to cut it off. */
  report(): void {
    this.#replies.report();
  }

  /** Silences every reply so far. */
  silence(): void {
    this.#replies.silence();
  }

  connectionLost(): void {
    this.#replies.reset();
  }

  /** After a reconnect: resends utterances the relay hasn't dealt with [P7]. */
  resume(dealtWith: number): void {
    this.#uplink.resume(dealtWith);
  }

  /** Must run inside a tap: rebuilds everything. Null means success. */
  rebuild(): Promise<MicrophoneFailure | null> {
    this.#deps.ports.speaker.close();
    this.openSpeaker();
    this.#uplink.lost();
    return this.microphone.open();
  }

  frame(frame: ReplyFrame): void {
    const { generation, segment, samples } = frame;
    if (this.#replies.frame(frame))
      this.#deps.core.dispatch({ type: "soundArrived", generation, segment, samples });
  }

  /** Applies the audio side of a relay message. */
  follow(message: ServerMessage): void {
    if (message.type === "mode.switched") this.#switched(message.mode);
    if (message.type === "utterance.wait" || message.type === "utterance.over") this.#uplink.judge(message);
    if (message.type === "clear") this.#replies.clear(message.generation);
    if (message.type === "reply.audioEnd") this.#replies.audioEnd(message.generation, message.segments);
    const spoken =
      message.type === "message" && message.message.role === "user" && message.message.clientId === null;
    const failed = message.type === "error" && message.code === "transcriptionFailed";
    if (spoken || failed || message.type === "discarded") this.#uplink.settled(message.utterance);
  }

  /** Releases everything, letting a fade-out finish. */
  leave(): void {
    this.stopListening();
    this.#replies.silence();
    this.#cancelLater = this.#deps.ports.clock.after(fadeMs, () => this.#closeSpeaker());
  }

  /** Silent by the time this returns, and unusable afterwards. */
  dispose(): void {
    this.microphone.dispose();
    this.#closeSpeaker();
    this.stopListening();
    this.#replies.silence();
  }

  #closeSpeaker(): void {
    this.#deps.ports.speaker.close();
    this.#deps.core.dispatch({ type: "output", status: "off" });
  }
}
