import { type SupabaseClient, createClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { LocalStack } from "./stack.ts";

/** An unmodified supabase-js client as in a browser tab, but without the tab's storage and timers. */
export function connect(env: Record<string, string>, key = env["SUPABASE_PUBLISHABLE_KEY"]): SupabaseClient {
  return createClient(env["SUPABASE_URL"] ?? "", key ?? "", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

const mailSchema = z.object({ id: z.string(), subject: z.string(), html: z.string(), text: z.string() });
export type Mail = z.infer<typeof mailSchema>;

/** Waits for the newest email to this address that is newer than `after`. */
export async function nextMail(stack: LocalStack, to: string, after = ""): Promise<Mail> {
  const query = new URLSearchParams({ to, after, wait: "20" });
  const response = await fetch(`${inboxOf(stack)}/api/messages?${query.toString()}`);
  const [mail] = z.array(mailSchema).parse(await response.json());
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  return mail;
}

export function inboxOf(stack: LocalStack): string {
  return stack.notes.find(({ label }) => label === "Mail inbox")?.url ?? "";
}

/** Where an email's link leads, and what its fragment contains. */
export async function followLink(mail: Mail): Promise<{ page: string; fragment: URLSearchParams }> {
  const [, link = ""] = /href="([^"]+)"/.exec(mail.html) ?? [];
  const response = await fetch(link.replaceAll("&#38;", "&"), { redirect: "manual" });
  const [page = "", fragment = ""] = (response.headers.get("location") ?? "").split("#");
  return { page, fragment: new URLSearchParams(fragment) };
}

export type Person = { readonly client: SupabaseClient; readonly id: string; readonly email: string };

/** Signs up an adult, confirms their address, and signs them in. */
export async function signUpPerson(
  stack: LocalStack,
  email: string,
  password = "correct horse",
): Promise<Person> {
  const client = connect(stack.env);
  const confirmed = { age_confirmed: true, terms_accepted: true };
  const { error } = await client.auth.signUp({ email, password, options: { data: confirmed } });
  if (error) throw error;
  await followLink(await nextMail(stack, email));
  const { data, error: failed } = await client.auth.signInWithPassword({ email, password });
  if (failed) throw failed;
  return { client, id: data.user.id, email };
}
