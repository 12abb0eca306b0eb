import { z } from "zod";

type Endpoint = { readonly method: "GET" | "POST"; readonly path: `/${string}` };

/** Every HTTP endpoint of the relay: the relay registers its routes from it, the client and the probes call it. */
export const endpoints = {
  config: { method: "GET", path: "/api/config" },
  /** A ticket that opens one socket, for the signed-in person. */
  realtimeTicket: { method: "POST", path: "/api/realtime/ticket" },
  /** The process is up. */
  health: { method: "GET", path: "/healthz" },
  /** The process can serve people: the database answers and no shutdown is under way. */
  readiness: { method: "GET", path: "/readyz" },
} as const satisfies Record<string, Endpoint>;

/** Largest JSON body the relay reads, in bytes. */
export const maxBodyBytes = 64 * 1024;

const apiErrorCodes = [
  "bad_request",
  "unauthorized",
  "not_found",
  "method_not_allowed",
  "too_large",
  "rate_limited",
  "internal",
  "unavailable",
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/** The body of every error answer under `/api`. `retryable`: the same request may succeed a little later. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: z.enum(apiErrorCodes),
    message: z.string().min(1),
    retryable: z.boolean(),
  }),
});

export type ApiError = z.infer<typeof apiErrorSchema>;
