import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "#shared/database.types.ts";
import { accountStoreOver, hasConfirmedOver } from "./account.ts";
import { createBillingStore } from "./billing.ts";
import { createWrapUpStore } from "./wrap-ups.ts";
import { createMailRequests } from "./mail-outbox.ts";
import { createSession, restoreSession } from "./open-session.ts";
import { referralStoreOver } from "./referrals.ts";

const ada = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
const customer = "cus_ada";
const email = "ada@example.org";
const words = "mysecretwords";

/** The relay's database client, and the URLs that it requests. */
function recording() {
  const asked: { readonly method: string; readonly url: string }[] = [];
  const client = createClient<Database>("http://data.test", "sb_secret_x", {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        asked.push({ method, url });
        return Response.json(null);
      },
    },
  });
  return { client, asked };
}

/** Answers that can't be parsed are rejected only after the request, which is all that counts here. */
const ask = (answer: Promise<unknown>) => answer.catch(() => null);

test("what the relay asks about people is in the request body, never in the URL", async () => {
  const { client, asked } = recording();
  const billing = createBillingStore(client);
  await ask(billing.begin(customer));
  await ask(billing.apply(customer, 1, []));
  await ask(billing.customerOf(ada));
  await ask(billing.userOf(customer));
  await ask(billing.keepCustomer(ada, customer, null));
  await ask(billing.keepCustomer(ada, customer, "cus_before"));
  await ask(billing.expectPayment(customer));
  await ask(
    billing.settlePass({
      userId: ada,
      checkoutSessionId: "cs_1",
      paymentIntentId: null,
      takenBack: false,
      turn: 1,
    }),
  );
  await ask(billing.passesEnd(ada));
  await ask(billing.currentPlan(ada));
  await ask(billing.claimReconcile());
  await ask(billing.finishReconcile(customer));
  await ask(accountStoreOver(client).customerOf(ada));
  await ask(accountStoreOver(client).deletePerson(ada));
  const who = { userId: ada, owner: crypto.randomUUID() };
  const request = {
    mode: "chat",
    title: words,
    language: "en",
    moodBefore: null,
    continues: null,
    isPrivate: false,
  } as const;
  await ask(createSession(client, who, request, new Date(0)));
  await ask(createSession(client, who, { ...request, title: null }, new Date(0)));
  await ask(restoreSession(client, who, crypto.randomUUID()));
  await ask(hasConfirmedOver(client)(ada));
  await ask(referralStoreOver(client).countReferral(ada, "active"));
  const wrapUps = createWrapUpStore(client);
  await ask(wrapUps.material(ada, null));
  await ask(wrapUps.claim(ada));
  await ask(wrapUps.release(crypto.randomUUID()));
  const mail = createMailRequests(client);
  await ask(mail.request(ada, "test_reminder"));
  await ask(mail.unsubscribe(ada, "weekly"));
  await ask(mail.contact("0".repeat(64), { name: words, email, subject: words, message: words }));

  expect(asked.length).toBeGreaterThan(24);
  expect(asked.filter(({ url }) => [ada, customer, email, words].some((told) => url.includes(told)))).toEqual(
    [],
  );
  expect(asked.filter(({ method, url }) => method !== "POST" || !url.includes("/rpc/"))).toEqual([]);
});
