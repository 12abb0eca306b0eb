import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ErrorCode, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode, MoodAfter } from "#shared/protocol/values.ts";
import { CallAudio } from "./call-audio.ts";
import { localError, meaningOf } from "./errors-and-notices.ts";
import { LateEnd } from "./late-end.ts";
import type { ConversationCore, ConversationPorts, Refusal } from "./ports.ts";
import { catchUp, resumeOf, sendUnconfirmed } from "./resending.ts";
import { ConversationReturn } from "./conversation-return.ts";
import { ConversationStart } from "./conversation-start.ts";
import { SocketClient } from "./socket-client.ts";
import type { ConnectionStatus, ConversationState, StartRequest } from "./state.ts";
import { TypedMessages } from "./typed-messages.ts";

/** How long to wait for the relay's answer to the person's end, ms. */
const endWithinMs = 8_000;
/** Longest wait for the apology after talking time is up, ms. */
const farewellWithinMs = 30_000;

/**
 * Carries a conversation out: turns what the person and the relay do into store events, audio and messages.
 */
export class ConversationEngine {
  readonly audio: CallAudio;
  readonly returning: ConversationReturn;
  readonly typed: TypedMessages;
  readonly #ports: ConversationPorts;
  readonly #core: ConversationCore;
  readonly #socket: SocketClient;
  readonly #start: ConversationStart;
  #moodAfter: MoodAfter | null = null;
  #cancelDeadline: () => void = () => undefined;
  readonly #lateEnd: LateEnd;

  constructor(ports: ConversationPorts, core: ConversationCore) {
    this.#ports = ports;
    this.#core = core;
    this.#lateEnd = new LateEnd(ports, core);
    const { transport, clock, random } = ports;
    this.#socket = new SocketClient(
      {
        transport,
        clock,
        random,
        hello: () => ({ language: ports.language(), resume: resumeOf(core.state(), ports.settings) }),
      },
      {
        onStatus: (status) => this.#connectionChanged(status),
        onMessage: (message) => this.#receive(message),
        onFrame: (frame) => this.audio.frame(frame),
        onQuality: (quality) => core.dispatch({ type: "lineJudged", quality }),
        onRefused: (refusal) => this.#refused(refusal),
      },
    );
    const send = (message: ClientMessage) => this.#socket.send(message);
    this.audio = new CallAudio({
      ports,
      core,
      send,
      sendFrame: (frame) => this.#socket.sendFrame(frame),
      onPlaybackStopped: () => this.#farewellHeard(),
    });
    this.#start = new ConversationStart({
      ports,
      core,
      audio: this.audio,
      connect: () => this.#socket.connect(),
      isOnline: () => this.#socket.online,
      send,
      leave: () => this.#leave(),
    });
    this.typed = new TypedMessages({ core, newId: ports.newId, send, report: () => this.audio.report() });
    this.returning = new ConversationReturn({
      ports,
      core,
      audio: this.audio,
      start: this.#start,
      lateEnd: this.#lateEnd,
      catchUp: () => catchUp(core.state(), this.#socket),
      switchToChat: () => this.switchMode("chat"),
    });
  }

  /** In a tap. `continues`: an ended session whose context carries over. */
  start(request: StartRequest, continues: string | null = null): void {
    const { stage } = this.#core.state();
    if (stage.kind === "starting" || stage.kind === "active") return;
    // A new connection: generations restart with the session [P6].
    this.#leave();
    this.#lateEnd.giveUp();
    this.#start.begin(request, continues);
  }

  /** In a tap. A new session that knows what the one that has just ended was about. */
  continueInNewSession(): void {
    const { stage } = this.#core.state();
    if (stage.kind !== "ended") return;
    this.start({ mode: stage.mode, title: null, moodBefore: null }, stage.sessionId);
  }

  end(moodAfter: MoodAfter | null): void {
    const { stage } = this.#core.state();
    if (stage.kind !== "active" || stage.ending) return;
    this.#moodAfter = moodAfter;
    this.#core.dispatch({ type: "endRequested" });
    this.audio.report();
    this.audio.stopListening();
    this.#socket.send({ type: "session.end", moodAfter });
    this.#deadline(endWithinMs, () => {
      const unheard = this.#core.state();
      this.#core.dispatch({ type: "endedHere", reason: "person" });
      this.#leave();
      this.#lateEnd.begin(unheard, { moodAfter, spoken: this.audio.kept });
    });
  }

  /** In a tap. Ignored while a switch is in progress. */
  switchMode(mode: Mode): void {
    const { stage } = this.#core.state();
    if (stage.kind !== "active" || stage.ending || stage.switching !== null || stage.mode === mode) return;
    this.#core.dispatch({ type: "switchRequested", mode });
    if (mode === "call") {
      void this.#switchToCall();
      return;
    }
    this.audio.report();
    this.audio.stopListening();
    this.audio.silence();
    this.#socket.send({ type: "mode.switch", mode });
  }

  /** In a tap. */
  recover(): void {
    const { stage } = this.#core.state();
    if (stage.kind !== "active" || stage.ending) return;
    this.#core.dispatch({ type: "errorDismissed" });
    if (stage.mode === "call") void this.#rebuildAudio();
    this.#socket.reconnect();
  }

  /** Cancels a start, or leaves an ended session. */
  reset(): void {
    if (this.#core.state().stage.kind === "active") return;
    this.#leave();
    this.#core.dispatch({ type: "reset" });
  }

  /** A session whose screen is gone can't be resumed, so it ends. Silent by the time this returns. */
  close(): void {
    this.returning.close();
    this.audio.dispose();
    if (this.#core.state().stage.kind === "active")
      this.#socket.send({ type: "session.end", moodAfter: null });
    this.#start.settle();
    this.#cancelDeadline();
    this.#socket.disconnect();
  }

  async #rebuildAudio(): Promise<void> {
    if ((await this.audio.rebuild()) === null) return;
    this.#core.dispatch({ type: "failed", error: localError("microphoneFailed") });
  }

  async #switchToCall(): Promise<void> {
    this.audio.openSpeaker();
    const failure = await this.audio.microphone.open();
    const { stage } = this.#core.state();
    if (stage.kind !== "active" || stage.switching !== "call") return;
    if (failure === null) this.#socket.send({ type: "mode.switch", mode: "call" });
    else {
      this.#core.dispatch({ type: "switchGivenUp", error: localError("microphoneFailed") });
      this.audio.stopListening(failure);
    }
  }

  #connectionChanged(status: ConnectionStatus): void {
    const before = this.#core.state().connection;
    this.#core.dispatch({ type: "connection", status });
    if (before === "online" && status !== "online") this.audio.connectionLost();
    if (status === "offline") this.#start.giveUp("connectionFailed");
  }

  #refused(refusal: Refusal): void {
    const { error, reason } = meaningOf(refusal);
    const { stage } = this.#core.state();
    const ending = stage.kind === "active" && stage.ending;
    if (stage.kind === "starting") this.#core.dispatch({ type: "startGivenUp", error });
    if (stage.kind === "active")
      this.#core.dispatch({ type: "endedHere", reason: ending ? "person" : reason });
    if (stage.kind === "active" && error !== null && !ending) this.#core.dispatch({ type: "failed", error });
    this.#leave();
  }

  #receive(message: ServerMessage): void {
    const before = this.#core.state();
    this.#core.dispatch({ type: "server", message });
    this.audio.follow(message);
    this.#follow(message, before);
  }

  /** The effects of a message, after the state has been updated. */
  #follow(message: ServerMessage, before: ConversationState): void {
    if (message.type === "welcome") this.#start.proceed();
    if (message.type === "session.started") this.#started(before);
    if (message.type === "session.resumed") this.#resumed(message, before);
    if (message.type === "session.ended") this.#ended(before);
    if (message.type === "error") this.#failed(message.code, before);
  }

  #started(before: ConversationState): void {
    this.#start.settle();
    const isWanted = before.stage.kind === "starting" && this.#core.state().stage.kind === "active";
    if (before.stage.kind !== "starting" || !isWanted) {
      // It was given up in the meantime, or the relay didn't promise to store nothing of it.
      this.#socket.send({ type: "session.end", moodAfter: null });
      if (before.stage.kind === "starting") this.#leave();
      return;
    }
    this.audio.newSession();
    // A pace that was chosen while the session was being made.
    sendUnconfirmed(this.#core.state(), this.#socket);
    if (before.stage.request.mode === "call") this.audio.listen();
  }

  /** Resends what the relay may not have [P7]. */
  #resumed(
    { session, utterance }: Extract<ServerMessage, { type: "session.resumed" }>,
    before: ConversationState,
  ): void {
    const state = this.#core.state();
    const { stage } = state;
    if (stage.kind !== "active") return;
    if (before.stage.kind === "starting")
      this.returning.returned(session.mode, utterance, before.stage.request.mode);
    if (before.stage.kind !== "active") return;
    // What was said counts even if the person has ended the call since, or would rather type.
    if (session.mode === "call") this.audio.resume(utterance);
    if (stage.ending) {
      sendUnconfirmed(state, this.#socket);
      this.#socket.send({ type: "session.end", moodAfter: this.#moodAfter });
      return;
    }
    const wanted = before.stage.switching ?? before.stage.mode;
    // The relay had switched, and its answer was lost.
    if (session.mode === "call" && wanted === "call" && before.stage.mode === "chat") this.audio.listen();
    catchUp(state, this.#socket);
    if (wanted === session.mode) return;
    this.#core.dispatch({ type: "switchRequested", mode: wanted });
    this.#socket.send({ type: "mode.switch", mode: wanted });
  }

  #ended(before: ConversationState): void {
    const { stage } = this.#core.state();
    if (stage.kind !== "ended" || before.stage.kind === "ended") return;
    this.audio.stopListening();
    // The apology hasn't been heard yet.
    if (stage.reason === "limit" && stage.mode === "call")
      this.#deadline(farewellWithinMs, () => this.#leave());
    else this.#leave();
  }

  #farewellHeard(): void {
    const { stage, caption } = this.#core.state();
    if (stage.kind === "ended" && caption !== null) this.#leave();
  }

  #failed(code: ErrorCode, before: ConversationState): void {
    const { stage } = this.#core.state();
    if (before.stage.kind === "starting" && stage.kind === "idle") this.#leave();
    if (code === "sessionGone" && stage.kind === "idle") this.returning.forget();
    if (code === "sessionGone" && stage.kind === "active") {
      this.#core.dispatch({ type: "endedHere", reason: stage.ending ? "person" : "expired" });
      this.#leave();
    }
    const refused = before.stage.kind === "active" && before.stage.switching === "call";
    if (refused && stage.kind === "active" && stage.switching === null) this.audio.stopListening();
  }

  #deadline(ms: number, run: () => void): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#ports.clock.after(ms, run);
  }

  /** Releases microphone, speaker and connection. */
  #leave(): void {
    this.#start.settle();
    this.#cancelDeadline();
    this.audio.leave();
    this.#socket.disconnect();
  }
}
