import { createClient } from "@supabase/supabase-js";
import { appConfigSchema } from "#shared/app-config.ts";
import { realtimeTicketSchema } from "#shared/realtime.ts";
import { fail, type Outcome } from "./failure.ts";
import type { TalkOptions } from "./options.ts";
import { ask } from "./prompt.ts";

async function answerOf(url: string, init: RequestInit = {}): Promise<Response | null> {
  return fetch(url, init).catch(() => null);
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

async function tokenFor(url: string, email: string, password: string): Promise<Outcome<string>> {
  const response = await answerOf(`${url}/api/config`);
  if (response === null) return fail("connection", `Nothing answers at ${url}. Is Hearken running there?`);
  const config = appConfigSchema.safeParse(await bodyOf(response));
  if (!config.success) return fail("connection", `What answers at ${url} is not Hearken.`);
  const { supabaseUrl, supabasePublishableKey } = config.data;
  const client = createClient(supabaseUrl, supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error === null && data.session !== null) return { ok: true, value: data.session.access_token };
  return fail(
    "signIn",
    `The sign-in was refused (${error?.code ?? "no session"}). Check address and password.`,
  );
}

/** An access token: the given one, or that of a sign-in. */
export async function signIn(options: TalkOptions): Promise<Outcome<string>> {
  if (options.token !== null) return { ok: true, value: options.token };
  const email = options.email ?? (await ask("E-mail: ", { secret: false }));
  if (email === null) return fail("signIn", "No address to sign in with. Give --email, or --token instead.");
  const password = options.password ?? (await ask("Password: ", { secret: true }));
  if (password === null)
    return fail("signIn", "No password. Set HEARKEN_PASSWORD, or HEARKEN_TOKEN instead.");
  return tokenFor(options.url, email, password);
}

const ticketProblems: ReadonlyMap<number, string> = new Map([
  [401, "The access token is not valid, or no longer. Sign in again."],
  [429, "Too many calls in a short time. Try again in a minute."],
]);

/** A ticket for one socket [P2]. */
export async function takeTicket(url: string, token: string): Promise<Outcome<string>> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await answerOf(`${url}/api/realtime/ticket`, { method: "POST", headers });
  if (response === null) return fail("connection", `Nothing answers at ${url}. Is Hearken running there?`);
  const ticket = realtimeTicketSchema.safeParse(await bodyOf(response));
  if (response.ok && ticket.success) return { ok: true, value: ticket.data.ticket };
  const problem = ticketProblems.get(response.status);
  const kind = response.status === 401 ? "signIn" : "connection";
  return fail(
    kind,
    problem ?? `No ticket for the call (status ${response.status}). Look at the relay's log.`,
  );
}
