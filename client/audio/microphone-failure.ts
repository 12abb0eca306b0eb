import type { MicrophoneFailure } from "./voice-ports.ts";

const failures: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  PermissionDeniedError: "denied",
  NotFoundError: "missing",
  DevicesNotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Why no microphone could be had; what is not known counts as one that another program holds. */
export function microphoneFailureOf(error: unknown): MicrophoneFailure {
  return (error instanceof Error ? failures[error.name] : undefined) ?? "lost";
}

/** What stands in the way before anybody is asked. */
export function microphoneObstacle(): MicrophoneFailure | null {
  if (!globalThis.isSecureContext || navigator.mediaDevices === undefined) return "insecure";
  return typeof AudioWorkletNode === "undefined" ? "unsupported" : null;
}
