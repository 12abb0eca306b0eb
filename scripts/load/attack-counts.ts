import { z } from "zod";

/** The results of an attack, for all accounts together. */
export const attackCountsSchema = z.object({
  /** Sockets that opened, and attempts that the relay refused. */
  opened: z.int(),
  notOpened: z.int(),
  /** Sockets that the relay closed, by close code. */
  closed: z.record(z.string(), z.int()),
  /** Sessions that the relay refused to start. */
  noSession: z.int(),
  frames: z.int(),
  bytes: z.int(),
  invalid: z.int(),
  typed: z.int(),
  accepted: z.int(),
  refused: z.int(),
  utterances: z.int(),
  heard: z.int(),
  discarded: z.int(),
  modeSwitches: z.int(),
  modeSwitched: z.int(),
});
export type AttackCounts = z.infer<typeof attackCountsSchema>;

export function noCounts(): AttackCounts {
  return {
    opened: 0,
    notOpened: 0,
    closed: {},
    noSession: 0,
    frames: 0,
    bytes: 0,
    invalid: 0,
    typed: 0,
    accepted: 0,
    refused: 0,
    utterances: 0,
    heard: 0,
    discarded: 0,
    modeSwitches: 0,
    modeSwitched: 0,
  };
}
