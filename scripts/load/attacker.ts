import { setTimeout as pause } from "node:timers/promises";
import { limits } from "#shared/limits.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { limitByKey } from "#relay/routes/rate-limit.ts";
import type { AttackCounts } from "./attack-counts.ts";
import type { Attack, Shot } from "./attacks.ts";
import { Line, type LineEvents, type Visitor } from "./line.ts";

/**
 * Just below what closes a connection. Both rates are a few frames lower, because what is sent evenly arrives
 * unevenly.
 */
const allowance = {
  capacity: limits.inboundFramesBurst - 10,
  perSecond: limits.inboundFramesPerSecond - 2,
} as const;
/** How often to check whether more may be sent, ms. */
const everyMs = 25;
/** How long to wait before retrying a socket that wasn't opened, ms. */
const againMs = 500;

export type AttackerDeps = {
  readonly port: number;
  readonly visitor: Visitor;
  readonly counts: AttackCounts;
  readonly stopping: AbortSignal;
};

const counted = {
  typed: "typed",
  utterance: "utterances",
  modeSwitch: "modeSwitches",
  invalid: "invalid",
} as const;

function noteShot(counts: AttackCounts, { kind, frame }: Shot): void {
  counts.frames += 1;
  counts.bytes += typeof frame === "string" ? Buffer.byteLength(frame) : frame.byteLength;
  if (kind !== "other") counts[counted[kind]] += 1;
}

function noteAnswer(counts: AttackCounts, message: ServerMessage): void {
  if (message.type === "message" && message.message.clientId !== null) counts.accepted += 1;
  else if (message.type === "message" && message.utterance !== undefined) counts.heard += 1;
  else if (message.type === "error" && message.clientId !== null) counts.refused += 1;
  else if (message.type === "discarded") counts.discarded += 1;
  else if (message.type === "mode.switched") counts.modeSwitched += 1;
}

/** Sends as much as one connection may, until its time is over or it is closed. */
async function fire(line: Line, attack: Attack, { counts, stopping }: AttackerDeps): Promise<void> {
  const until = performance.now() + attack.stayMs;
  const waitMs = limitByKey(allowance, () => performance.now());
  for (const shot of attack.shots()) {
    while (!line.closed && waitMs("frames") > 0) await pause(everyMs);
    if (line.closed || stopping.aborted || performance.now() >= until) return;
    line.sendFrame(shot.frame);
    noteShot(counts, shot);
  }
}

async function begin(line: Line, { mode }: Attack): Promise<boolean> {
  if (mode === null) return true;
  return (await line.begin(mode)) !== null || (mode === "call" && (await line.begin("chat")) !== null);
}

/** Keeps one socket of an attack busy, opening a new one whenever it closes. */
export async function attackWith(attack: Attack, deps: AttackerDeps): Promise<void> {
  const { port, visitor, counts, stopping } = deps;
  while (!stopping.aborted) {
    let watched = false;
    const events: LineEvents = {
      onMessage: (message) => noteAnswer(counts, message),
      onClosed: (code) => {
        if (watched) counts.closed[code] = (counts.closed[code] ?? 0) + 1;
      },
    };
    const line = await Line.open(port, visitor, events);
    if (line === null) {
      counts.notOpened += 1;
      await pause(againMs);
      continue;
    }
    counts.opened += 1;
    watched = true;
    if (await begin(line, attack)) await fire(line, attack, deps);
    else {
      counts.noSession += 1;
      await pause(againMs);
    }
    watched = false;
    line.close();
  }
}
