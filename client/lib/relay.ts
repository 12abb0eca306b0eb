import type { z } from "zod";
import { type AppConfig, appConfigSchema } from "#shared/app-config.ts";
import { type ApiError, endpoints } from "#shared/http.ts";
import { type ContactMessage, unsubscribedSchema } from "#shared/mail.ts";
import { type AccessToken, signedInFetch } from "./access-token.ts";
import { type DataFailure, dataFailureOf } from "./query.ts";
import type { Backend } from "./services.tsx";

const signedOut: ApiError = { error: { code: "unauthorized", message: "Sign in first.", retryable: false } };

/** The relay as the signed-in person reaches it; without anybody signed in, the response is a 401. */
export function relayFor(accessToken: AccessToken, send: typeof fetch): Backend["relay"] {
  const sendSignedIn = signedInFetch(accessToken, send);
  return async (path, init) => (await sendSignedIn(path, init)) ?? Response.json(signedOut, { status: 401 });
}

type ConfigResult = { kind: "loaded"; config: AppConfig } | { kind: "failed" };

/**
 * Fetches what the app needs to start. Never throws: being offline, a refusal and an invalid answer are all
 * `failed`.
 */
export async function loadAppConfig(get: typeof fetch): Promise<ConfigResult> {
  try {
    const answer = await get("/api/config", { headers: { accept: "application/json" } });
    if (!answer.ok) return { kind: "failed" };
    const parsed = appConfigSchema.safeParse(await answer.json());
    return parsed.success ? { kind: "loaded", config: parsed.data } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

const tooMany = 429;

/** The outcome of sending a message. `limited`: too many in a short time. */
export type ContactOutcome = "taken" | "limited" | DataFailure;

async function post(send: typeof fetch, path: string, body: object): Promise<Response | null> {
  const headers = { "Content-Type": "application/json" };
  return await send(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
}

/** Sends a visitor's message to the operator. Never throws. */
export async function sendContactMessage(
  message: ContactMessage,
  send: typeof fetch,
): Promise<ContactOutcome> {
  const response = await post(send, endpoints.contact.path, message);
  if (response === null) return "unreachable";
  if (response.ok) return "taken";
  return response.status === tooMany ? "limited" : dataFailureOf(response.status);
}

type MailList = z.infer<typeof unsubscribedSchema>["list"];

/** Unsubscribes from the list named in an email's token. Never throws. */
export async function unsubscribeFromMail(
  token: string,
  send: typeof fetch,
): Promise<MailList | DataFailure> {
  const response = await post(send, `${endpoints.unsubscribe.path}?token=${encodeURIComponent(token)}`, {});
  if (response === null) return "unreachable";
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) return dataFailureOf(response.status);
  return unsubscribedSchema.safeParse(answer).data?.list ?? "server-error";
}
