import { createHash } from "node:crypto";
import { type Person, startSession, subscribe } from "./people.ts";
import type { TestDatabase } from "./test-database.ts";

/** Gives a person at least one row in every table that can hold one; returns their session. */
export async function fillEveryTable(database: TestDatabase, person: Person): Promise<string> {
  await subscribe(database, person);
  const session = await startSession(database, person);
  for (const [text, values] of statements(person, session)) await database.owner.query(text, values);
  return session;
}

function statements({ person, email }: Person, session: string): readonly (readonly [string, unknown[]])[] {
  const entry = JSON.stringify({ actor_id: person, actor_username: email, action: "login" });
  const hash = createHash("sha256").update(person).digest("hex");
  const tick = JSON.stringify([{ user_id: person, session_id: session, epoch: 1, seq: 1, seconds: 5 }]);
  return [
    [
      "insert into public.session_messages (session_id, user_id, role, content) values ($2, $1, 'user', 'Hello')",
      [person, session],
    ],
    [
      "insert into public.memories (user_id, session_id, content) values ($1, $2, 'Has a dog')",
      [person, session],
    ],
    ["insert into public.mood_entries (user_id, mood_score, mood_label) values ($1, 4, 'Calm')", [person]],
    ["insert into public.mood_moments (user_id, mood_score, words) values ($1, 4, 'tea')", [person]],
    ["insert into public.mood_reminders (user_id, is_enabled) values ($1, true)", [person]],
    ["insert into public.mail_outbox (user_id, kind) values ($1, 'test_reminder')", [person]],
    [
      "insert into public.push_subscriptions (id, user_id, auth_session_id, endpoint, p256dh, auth, device) values ($1, $1, $1, 'https://push.example.com/' || ($1::uuid), 'B' || repeat('k', 86), repeat('a', 22), 'Firefox, Android')",
      [person],
    ],
    [
      "insert into public.push_outbox (user_id, subscription_id, kind, local_date, send_after, expires_at) values ($1, $1, 'mood_reminder', '2026-11-16', now(), now())",
      [person],
    ],
    [
      "insert into public.emotional_wrap_ups (user_id, type, period_start, period_end) values ($1, 'weekly', '2026-11-16', '2026-11-22')",
      [person],
    ],
    [
      "insert into public.wrap_up_quotes (user_id, period_start, day, quote, session_id, hidden) values ($1, '2026-11-16', '2026-11-17', 'Hello', $2, true)",
      [person, session],
    ],
    ["select public.claim_wrap_up($1)", [person]],
    [
      `insert into public.journal_entries (user_id, title, responses) values ($1, 'Reflection', '[{"prompt":"p","response":"r"}]')`,
      [person],
    ],
    ["select public.call_open($1, $2)", [person, session]],
    ["select public.call_reserve($1)", [tick]],
    ["select public.grant_pass($1, $2)", [person, `cs_${person}`]],
    [
      "insert into public.write_allowances (user_id, kind, window_started_at, taken) values ($1, 'profiles', now(), 1)",
      [person],
    ],
    ["insert into public.ai_notices (user_id) values ($1)", [person]],
    ["insert into public.recent_use (user_id, hour) values ($1, now())", [person]],
    ["insert into public.safety_plans (user_id, reasons) values ($1, 'My sister')", [person]],
    [
      "update public.profiles set age_confirmed_at = now(), terms_accepted_at = now() where id = $1",
      [person],
    ],
    ["insert into auth.sessions (id, user_id) values ($1, $1)", [person]],
    ["select public.issue_socket_ticket($1, $1, $2)", [person, hash]],
    [
      "insert into public.contact_messages (name, email, subject, message) values ('A', $1, 'S', 'M')",
      [email],
    ],
    ["insert into public.stripe_events (id, type) values ($1, 'invoice.paid')", [`evt_${person}`]],
    [
      "insert into public.contact_allowances (sender_hash, window_started_at, taken) values ($1, now(), 1)",
      [hash],
    ],
    ["insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), $1)", [entry]],
    ["insert into public.orphaned_customers (customer_id) values ($1)", [`cus_before_${person}`]],
    ["select public.count_referral('possible', 'CA')", []],
  ];
}
