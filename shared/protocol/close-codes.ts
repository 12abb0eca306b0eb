/**
 * Why a relay closes the socket [P9]. `resume` says what the client does next: `again` reconnects with its
 * session, `no` must not.
 */
export const closeCodes = {
  normal: { code: 1000, resume: "no" },
  restarting: { code: 4000, resume: "again" },
  heartbeatLost: { code: 4001, resume: "again" },
  tooSlow: { code: 4002, resume: "again" },
  flooding: { code: 4003, resume: "no" },
  protocolError: { code: 4004, resume: "no" },
  unsupportedVersion: { code: 4005, resume: "no" },
  takenOver: { code: 4006, resume: "no" },
  signedOut: { code: 4007, resume: "no" },
} as const satisfies Record<string, { code: number; resume: "again" | "no" }>;

export type CloseReason = keyof typeof closeCodes;

/** Whether a client may resume its session after this close code; unknown codes (1006, …) may. */
export function mayResume(code: number): boolean {
  const known = Object.values(closeCodes).find((entry) => entry.code === code);
  return known === undefined || known.resume === "again";
}
