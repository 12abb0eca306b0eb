import type { CaptureCommand, CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import { readSetting } from "#client/lib/browser-storage.ts";
import {
  type InputDeviceInfo,
  type MicrophoneEvents,
  type MicrophoneFailure,
  type MicrophoneOptions,
  type MicrophonePort,
  captureProcessor,
} from "./audio-ports.ts";

// `?worker&url` bundles the worklet with everything it imports into a file of its own, from our own origin as the content
// security policy demands, and gives its address.
// oxlint-disable-next-line import/default -- the build makes this export
import captureUrl from "./capture.worklet.ts?worker&url";

const failures: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  PermissionDeniedError: "denied",
  NotFoundError: "missing",
  DevicesNotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Why no microphone could be opened; unknown reasons count as one in use by another program. */
function microphoneFailureOf(error: unknown): MicrophoneFailure {
  return (error instanceof Error ? failures[error.name] : undefined) ?? "lost";
}

/** Problems that are known before anyone is asked. */
function microphoneObstacle(): MicrophoneFailure | null {
  if (!globalThis.isSecureContext || navigator.mediaDevices === undefined) return "insecure";
  return typeof AudioWorkletNode === "undefined" ? "unsupported" : null;
}

/**
 * Whether the browser may process the audio: "on" unless this device says "off" (for studio microphones, and
 * tests in which every sample matters).
 */
const processingSetting = "hearken.sound-processing";

function constraintsFor(deviceId: string | null): MediaStreamConstraints {
  const processing = readSetting(processingSetting) !== "off";
  return {
    audio: {
      echoCancellation: processing,
      noiseSuppression: processing,
      autoGainControl: processing,
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
    },
  };
}

/** A chosen device that no longer exists must not prevent anyone from talking. */
async function askFor(deviceId: string | null): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraintsFor(deviceId));
  } catch (error) {
    if (deviceId === null || microphoneFailureOf(error) !== "missing") throw error;
    return navigator.mediaDevices.getUserMedia(constraintsFor(null));
  }
}

/** One opened microphone, from its stream to the worklet. */
class Capture {
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #listening = new AbortController();
  #stream: MediaStream | null = null;
  #node: AudioWorkletNode | null = null;
  closed = false;

  constructor() {
    // Inside the tap, because a context created elsewhere stays silent on iOS.
    void this.#context.resume().catch(() => undefined);
  }

  async start({ deviceId, sensitivity }: MicrophoneOptions, events: MicrophoneEvents): Promise<void> {
    const [stream] = await Promise.all([
      this.#ask(deviceId),
      this.#context.audioWorklet.addModule(captureUrl),
    ]);
    if (this.closed) return;
    const node = new AudioWorkletNode(this.#context, captureProcessor, {
      channelCount: 1,
      channelCountMode: "explicit",
      processorOptions: { sensitivity },
    });
    this.#node = node;
    const { signal } = this.#listening;
    const take = (event: MessageEvent<readonly CaptureMessage[]>) => events.onMessages(event.data);
    node.port.addEventListener("message", take, { signal });
    node.port.start();
    this.#follow(stream, events);
    // Silent, but a node without a destination may not be run.
    this.#context.createMediaStreamSource(stream).connect(node).connect(this.#context.destination);
  }

  command(command: CaptureCommand | { type: "stop" }): void {
    this.#node?.port.postMessage(command, []);
  }

  close(): void {
    this.closed = true;
    this.#listening.abort();
    this.command({ type: "stop" });
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    if (this.#context.state !== "closed") void this.#context.close().catch(() => undefined);
  }

  async #ask(deviceId: string | null): Promise<MediaStream> {
    const stream = await askFor(deviceId);
    this.#stream = stream;
    if (this.closed) for (const track of stream.getTracks()) track.stop();
    return stream;
  }

  /** A phone call interrupts audio on iOS ("interrupted"), and returns it afterwards. */
  #follow(stream: MediaStream, events: MicrophoneEvents): void {
    const { signal } = this.#listening;
    const wake = () => {
      if (this.#context.state !== "running") void this.#context.resume().catch(() => undefined);
    };
    const stateChanged = () => (this.#context.state === "running" ? events.onBack() : events.onLost());
    for (const track of stream.getAudioTracks()) {
      track.addEventListener("ended", events.onLost, { signal });
      track.addEventListener("mute", events.onLost, { signal });
      track.addEventListener("unmute", events.onBack, { signal });
    }
    this.#context.addEventListener("statechange", stateChanged, { signal });
    document.addEventListener("visibilitychange", wake, { signal });
  }
}

async function listDevices(): Promise<readonly InputDeviceInfo[]> {
  const all = await (navigator.mediaDevices?.enumerateDevices() ?? Promise.resolve([])).catch(() => []);
  return all
    .filter((it) => it.kind === "audioinput" && it.deviceId !== "")
    .map((it) => ({ id: it.deviceId, label: it.label }));
}

/** The browser's microphone, through the capture worklet. */
export function createMicrophone(): MicrophonePort {
  let current: Capture | null = null;

  const begin = async (
    capture: Capture,
    options: MicrophoneOptions,
    events: MicrophoneEvents,
  ): Promise<MicrophoneFailure | "superseded" | null> => {
    try {
      await capture.start(options, events);
      return capture.closed ? "superseded" : null;
    } catch (error) {
      if (capture.closed) return "superseded";
      capture.close();
      return microphoneFailureOf(error);
    }
  };

  return {
    async open(options, events) {
      current?.close();
      const obstacle = microphoneObstacle();
      if (obstacle !== null) return obstacle;
      current = new Capture();
      return begin(current, options, events);
    },
    close() {
      current?.close();
      current = null;
    },
    command(command) {
      current?.command(command);
    },
    devices: listDevices,
    async namedDevices() {
      const obstacle = microphoneObstacle();
      if (obstacle !== null) return obstacle;
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        // Some browsers hide the names again once nothing is capturing.
        const devices = await listDevices();
        for (const track of stream.getTracks()) track.stop();
        return devices;
      } catch (error) {
        return microphoneFailureOf(error);
      }
    },
    onDevicesChanged(listener) {
      const { mediaDevices } = navigator;
      mediaDevices?.addEventListener("devicechange", listener);
      return () => mediaDevices?.removeEventListener("devicechange", listener);
    },
  };
}
