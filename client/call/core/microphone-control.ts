import type { CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import { limits } from "#shared/limits.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type { MicrophoneFailure, MicrophoneOptions, MicrophonePort } from "#client/call/audio/audio-ports.ts";
import type { ConversationCore, SettingsPort, Clock } from "./ports.ts";

export type MicrophoneControlDeps = {
  readonly hears: () => boolean;
  readonly port: MicrophonePort;
  readonly settings: SettingsPort;
  readonly clock: Pick<Clock, "after">;
  readonly core: Pick<ConversationCore, "state" | "dispatch">;
  readonly onMessages: (messages: readonly CaptureMessage[]) => void;
  readonly onLost: () => void;
};

const deviceSetting = "hearken.microphone";
const sensitivitySetting = "hearken.voice-sensitivity";
const pushToTalkSetting = "hearken.push-to-talk";

/** The microphone and its sensitivity, as chosen on this device. */
export function microphoneSettings(read: SettingsPort["read"]): MicrophoneOptions {
  return {
    deviceId: read(deviceSetting) || null,
    sensitivity: read(sensitivitySetting) === "quiet" ? "quiet" : "normal",
  };
}

/** The microphone as the person sees and controls it: on, muted, lost, another device, push-to-talk. */
export class MicrophoneControl {
  readonly #deps: MicrophoneControlDeps;
  readonly #stopWatching: () => void;
  #wanted = false;
  #opening = false;
  #muted = false;
  #measured = false;
  #gone = false;
  #cancelLongest: () => void = () => undefined;

  constructor(deps: MicrophoneControlDeps) {
    this.#deps = deps;
    const { settings, core } = deps;
    const { dispatch } = core;
    const { deviceId, sensitivity } = microphoneSettings(settings.read);
    if (deviceId !== null) dispatch({ type: "devicePicked", deviceId });
    if (sensitivity === "quiet") dispatch({ type: "sensitivity", sensitivity });
    if (settings.read(pushToTalkSetting) === "on") dispatch({ type: "pushToTalk", on: true, pressed: false });
    this.#stopWatching = deps.port.onDevicesChanged(() => this.#devicesChanged());
  }

  /**
   * The first call must happen inside a tap. Null: it is on, it would not be understood, or a later call has taken over.
   */
  async open(): Promise<MicrophoneFailure | null> {
    const { port, core, hears } = this.#deps;
    const { state, dispatch } = core;
    if (!hears()) {
      this.close("unheard");
      return null;
    }
    this.#wanted = true;
    this.#opening = true;
    this.#measured = false;
    this.#gone = false;
    // The button was pressed for the capture before this one.
    this.#showReleased();
    dispatch({ type: "microphone", status: "asking" });
    const { deviceId, sensitivity } = state();
    const outcome = await port.open(
      { deviceId, sensitivity },
      {
        onMessages: (messages) => this.#take(messages),
        onLost: () => this.#lost(),
        onBack: () => this.#back(),
      },
    );
    if (outcome === "superseded" || !this.#wanted) return null;
    this.#opening = false;
    if (outcome === null) this.#opened();
    else {
      // Muting and unmuting must not claim that it is on.
      this.#gone = true;
      dispatch({ type: "microphone", status: outcome });
    }
    return outcome;
  }

  /** @param status what the person sees from now on: off, or why there is none */
  close(status: "off" | "unheard" | MicrophoneFailure = "off"): void {
    this.#wanted = false;
    this.#muted = false;
    this.#deps.port.close();
    this.#deps.core.dispatch({ type: "microphone", status });
    this.#showReleased();
  }

  mute(muted: boolean): void {
    if (!this.#wanted) return;
    this.#muted = muted;
    this.#deps.port.command({ type: "mute", muted });
    if (muted) this.#showReleased();
    this.#tell();
  }

  setPushToTalk(on: boolean): void {
    this.#cancelLongest();
    this.#deps.settings.write(pushToTalkSetting, on ? "on" : "off");
    this.#deps.core.dispatch({ type: "pushToTalk", on, pressed: false });
    this.#deps.port.command({ type: "manual", manual: on });
  }

  /**
   * Presses or releases the talk button, where somebody would be heard. One that was left pressed for longer than the
   * longest utterance is released.
   */
  pressTalk(pressed: boolean): void {
    if (!this.#deps.core.state().pushToTalk.on || !this.#sends) return;
    this.#cancelLongest();
    if (pressed)
      this.#cancelLongest = this.#deps.clock.after(limits.maxUtteranceMs, () => this.pressTalk(false));
    this.#deps.core.dispatch({ type: "pushToTalk", on: true, pressed });
    this.#deps.port.command({ type: pressed ? "press" : "release" });
  }

  pick(deviceId: string | null): void {
    this.#deps.settings.write(deviceSetting, deviceId ?? "");
    this.#deps.core.dispatch({ type: "devicePicked", deviceId });
    this.#again();
  }

  setSensitivity(sensitivity: VoiceSensitivity): void {
    this.#deps.settings.write(sensitivitySetting, sensitivity);
    this.#deps.core.dispatch({ type: "sensitivity", sensitivity });
    this.#again();
  }

  /** The available devices; unnamed until the browser has granted permission once. */
  async listDevices(): Promise<void> {
    this.#deps.core.dispatch({ type: "devices", devices: await this.#deps.port.devices() });
  }

  /** Must run inside a tap: the same, with names. Null means success. */
  async nameDevices(): Promise<MicrophoneFailure | null> {
    const found = await this.#deps.port.namedDevices();
    if (typeof found === "string") return found;
    this.#deps.core.dispatch({ type: "devices", devices: found });
    return null;
  }

  /** Unusable afterwards. */
  dispose(): void {
    this.#stopWatching();
    this.close();
  }

  /** Whether what is said into it is sent. */
  get #sends(): boolean {
    const { stage } = this.#deps.core.state();
    const isOpen = this.#wanted && !this.#opening && !this.#gone && !this.#muted;
    return isOpen && stage.kind === "active" && stage.mode === "call";
  }

  #showReleased(): void {
    this.#cancelLongest();
    const { state, dispatch } = this.#deps.core;
    if (state().pushToTalk.pressed) dispatch({ type: "pushToTalk", on: true, pressed: false });
  }

  #again(): void {
    if (!this.#wanted) return;
    this.#deps.onLost();
    void this.open();
  }

  #opened(): void {
    const { port, core } = this.#deps;
    if (core.state().pushToTalk.on) port.command({ type: "manual", manual: true });
    if (this.#muted) port.command({ type: "mute", muted: true });
    this.#tell();
    void this.listDevices();
  }

  #take(messages: readonly CaptureMessage[]): void {
    if (messages.some((it) => it.type === "ready")) {
      this.#measured = true;
      this.#tell();
    }
    this.#deps.onMessages(messages);
  }

  #tell(): void {
    if (this.#gone) return;
    const on = this.#measured ? "on" : "preparing";
    this.#deps.core.dispatch({ type: "microphone", status: this.#muted ? "muted" : on });
  }

  #lost(): void {
    if (!this.#wanted || this.#gone) return;
    this.#gone = true;
    // If it comes back, it would take the next press for the one that it still knows of.
    this.#deps.port.command({ type: "release" });
    this.#showReleased();
    this.#deps.core.dispatch({ type: "microphone", status: "lost" });
    this.#deps.onLost();
  }

  #back(): void {
    if (!this.#wanted || !this.#gone) return;
    this.#gone = false;
    this.#tell();
  }

  /** Reopens a microphone that was plugged back in. */
  #devicesChanged(): void {
    void this.listDevices();
    const { microphone } = this.#deps.core.state();
    if (this.#wanted && (microphone === "lost" || microphone === "missing")) void this.open();
  }
}
