import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalStack } from "#local/stack.ts";
import { connect, followLink, nextMail, signUpPerson } from "#local/sign-up.ts";
import { appUrl, startStack, temporaryFolder } from "#tests/support/local-stack.ts";

const folder = temporaryFolder();
let stack: LocalStack;

beforeAll(async () => {
  stack = await startStack(folder.path);
});

afterAll(async () => {
  await stack.stop();
  folder.remove();
});

const password = "correct horse";

test("sign-up sends a confirmation whose link leads to the dashboard, signed in", async () => {
  const client = connect(stack.env);
  const email = "first@example.com";
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: "Ada" }, emailRedirectTo: `${appUrl}/dashboard` },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user?.identities).toHaveLength(1);

  const tooEarly = await client.auth.signInWithPassword({ email, password });
  expect(tooEarly.error).toMatchObject({ code: "email_not_confirmed", status: 400 });

  const mail = await nextMail(stack, email);
  expect(mail.subject).toBe("Confirm your email address");
  expect(mail.text).toContain("/auth/v1/verify?token=");
  const { page, fragment } = await followLink(mail);
  expect(page).toBe(`${appUrl}/dashboard`);
  expect(fragment.get("type")).toBe("signup");

  const session = await client.auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(session.data.user).toMatchObject({ email, user_metadata: { full_name: "Ada" } });
  const people = await client.from("people").select("full_name");
  expect(people.data).toEqual([{ full_name: "Ada" }]);
});

test("a confirmation link works once", async () => {
  const email = "once@example.com";
  await connect(stack.env).auth.signUp({ email, password });
  const mail = await nextMail(stack, email);
  await followLink(mail);
  const { page, fragment } = await followLink(mail);
  expect(page).toBe(appUrl);
  expect(fragment.get("error_code")).toBe("otp_expired");
  expect(fragment.has("access_token")).toBe(false);
});

test("a link only ever leads to the app", async () => {
  const email = "elsewhere@example.com";
  await connect(stack.env).auth.signUp({
    email,
    password,
    options: { emailRedirectTo: "https://elsewhere.example/collect" },
  });
  expect((await followLink(await nextMail(stack, email))).page).toBe(appUrl);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await signUpPerson(stack, "known@example.com");
  const client = connect(stack.env);
  const wrong = await client.auth.signInWithPassword({ email, password: "wrong horse" });
  const unknown = await client.auth.signInWithPassword({ email: "nobody@example.com", password });
  for (const { error, data } of [wrong, unknown]) {
    expect(error).toMatchObject({
      code: "invalid_credentials",
      message: "Invalid login credentials",
      status: 400,
    });
    expect(data.session).toBeNull();
  }
});

test("a password needs six characters", async () => {
  const client = connect(stack.env);
  const short = await client.auth.signUp({ email: "short@example.com", password: "12345" });
  expect(short.error).toMatchObject({ code: "weak_password", status: 422 });
  const enough = await client.auth.signUp({ email: "short@example.com", password: "123456" });
  expect(enough.error).toBeNull();
});

test("signing up with an existing address looks like signing up, and changes nothing", async () => {
  const { email, id } = await signUpPerson(stack, "taken@example.com");
  const confirmation = await nextMail(stack, email);
  const client = connect(stack.env);
  const { data, error } = await client.auth.signUp({ email, password: "another one" });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [] });
  expect(data.user?.id).not.toBe(id);
  expect((await nextMail(stack, email)).id).toBe(confirmation.id);
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("an unconfirmed person gets a new link by signing up again and by asking for one, but not at once", async () => {
  const client = connect(stack.env);
  const email = "again@example.com";
  await client.auth.signUp({ email, password });
  const atOnce = await client.auth.resend({ type: "signup", email });
  const first = await nextMail(stack, email);
  expect(atOnce.error).toMatchObject({ code: "over_email_send_rate_limit", status: 429 });

  await expect.poll(() => resendError(email), patiently).toBeNull();
  const second = await nextMail(stack, email, first.id);
  expect((await followLink(first)).fragment.get("error_code")).toBe("otp_expired");

  await expect.poll(() => signUpAgainError(email), patiently).toBeNull();
  const third = await nextMail(stack, email, second.id);
  const { page, fragment } = await followLink(third);
  expect(page).toBe(`${appUrl}/dashboard`);
  expect(fragment.get("access_token")).toBeTruthy();
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
});

/** Emails to one address are a second apart. */
const patiently = { interval: 200 } as const;

async function resendError(email: string): Promise<string | null> {
  const { error } = await connect(stack.env).auth.resend({ type: "signup", email });
  return error?.message ?? null;
}

async function signUpAgainError(email: string): Promise<string | null> {
  const { data, error } = await connect(stack.env).auth.signUp({
    email,
    password: "someone else's",
    options: { emailRedirectTo: `${appUrl}/dashboard` },
  });
  if (error === null) expect(data.user?.identities).toHaveLength(1);
  return error?.message ?? null;
}

test("requesting another confirmation reveals nobody's account", async () => {
  const { email } = await signUpPerson(stack, "settled@example.com");
  expect(await resendError(email)).toBeNull();
  expect(await resendError("stranger@example.com")).toBeNull();
});

test("a recovery link leads to the reset page and lets the person choose a new password", async () => {
  const { email } = await signUpPerson(stack, "forgetful@example.com");
  const confirmation = await nextMail(stack, email);
  const client = connect(stack.env);
  const asked = await client.auth.resetPasswordForEmail(email, { redirectTo: `${appUrl}/reset-password` });
  expect(asked.error).toBeNull();

  const mail = await nextMail(stack, email, confirmation.id);
  expect(mail.subject).toBe("Choose a new password");
  const { page, fragment } = await followLink(mail);
  expect(page).toBe(`${appUrl}/reset-password`);
  expect(fragment.get("type")).toBe("recovery");

  await client.auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect((await client.auth.updateUser({ password: "new horse" })).error).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  expect((await client.auth.signInWithPassword({ email, password: "new horse" })).error).toBeNull();
});

test("a login link signs in without a password, and opens no account", async () => {
  const { email } = await signUpPerson(stack, "without-password@example.com");
  const confirmation = await nextMail(stack, email);
  const options = { shouldCreateUser: false, emailRedirectTo: `${appUrl}/dashboard` };
  const auth = connect(stack.env).auth;
  expect((await auth.signInWithOtp({ email, options })).error).toBeNull();
  const mail = await nextMail(stack, email, confirmation.id);
  expect(mail.subject).toBe("Your login link");
  const { page, fragment } = await followLink(mail);
  expect(page).toBe(`${appUrl}/dashboard`);
  const session = await auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(session.data.user?.email).toBe(email);
  expect((await followLink(mail)).fragment.get("error_code")).toBe("otp_expired");
  const unknown = await auth.signInWithOtp({ email: "nobody-at-all@example.com", options });
  expect(unknown.error).toMatchObject({ code: "otp_disabled", status: 422 });
  expect((await auth.signInWithPassword({ email: "nobody-at-all@example.com", password })).error?.code).toBe(
    "invalid_credentials",
  );
});

test("a new password ends every other session", async () => {
  const { client, email } = await signUpPerson(stack, "changing@example.com");
  const other = connect(stack.env);
  await other.auth.signInWithPassword({ email, password });
  const sessionOf = async (of: typeof client) => (await of.auth.getSession()).data.session;
  const own = (await sessionOf(client))?.access_token ?? "";
  const { access_token: others = "", refresh_token = "" } = (await sessionOf(other)) ?? {};
  expect((await client.auth.updateUser({ data: { full_name: "Ada" } })).error).toBeNull();
  expect((await other.auth.getUser(others)).error).toBeNull();
  expect((await client.auth.updateUser({ password: "new horse" })).error).toBeNull();
  expect((await client.auth.getUser(own)).error).toBeNull();
  expect((await other.auth.getUser(others)).error).toMatchObject({ name: "AuthSessionMissingError" });
  const late = await connect(stack.env).auth.refreshSession({ refresh_token });
  expect(late.error).toMatchObject({ code: "refresh_token_not_found", status: 400 });
});

test("sign-in attempts are limited per address", async () => {
  const [tried, other] = [
    await signUpPerson(stack, "tried@example.com"),
    await signUpPerson(stack, "untouched@example.com"),
  ];
  const attempt = async (email: string, word: string) =>
    (await connect(stack.env).auth.signInWithPassword({ email, password: word })).error?.code ?? null;
  const answers: (string | null)[] = [];
  for (let n = 0; n < 31; n += 1) answers.push(await attempt(` ${tried.email.toUpperCase()}`, `guess ${n}`));
  expect(answers.at(0)).not.toBe("over_request_rate_limit");
  expect(answers.at(-1)).toBe("over_request_rate_limit");
  expect(await attempt(tried.email, password)).toBe("over_request_rate_limit");
  expect(await attempt(other.email, password)).toBeNull();
});

test("a reset for an unknown address reveals nothing and sends nothing", async () => {
  const { error } = await connect(stack.env).auth.resetPasswordForEmail("nobody@example.com");
  expect(error).toBeNull();
});

test("a session refreshes with a new token, and ends on sign-out", async () => {
  const { client } = await signUpPerson(stack, "session@example.com");
  const before = (await client.auth.getSession()).data.session;
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);

  expect((await client.auth.signOut()).error).toBeNull();
  const late = await connect(stack.env).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? "",
  });
  expect(late.error).toMatchObject({ code: "refresh_token_not_found", status: 400 });
});

test("the relay's getClaims accepts a valid token and refuses a forged one", async () => {
  const { client, id, email } = await signUpPerson(stack, "claims@example.com");
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const relay = connect(stack.env, stack.env["SUPABASE_SECRET_KEY"]);
  const { data } = await relay.auth.getClaims(token);
  expect(data?.claims).toMatchObject({ sub: id, email, role: "authenticated" });

  const [header, , signature] = token.split(".");
  const claims = { ...data?.claims, sub: "00000000-0000-4000-8000-000000000000" };
  const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
  const refused = await relay.auth.getClaims(forged);
  expect(refused.data).toBeNull();
  expect(refused.error?.status).toBe(403);
});

test("a deleted account is gone, and so is its token", async () => {
  const { client, id, email } = await signUpPerson(stack, "leaving@example.com");
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  await client.from("notes").insert({ body: "mine" });
  expect((await client.rpc("leave")).error).toBeNull();

  const service = connect(stack.env, stack.env["SUPABASE_SECRET_KEY"]);
  expect((await service.from("people").select().eq("id", id)).data).toEqual([]);
  expect((await service.from("notes").select().eq("owner", id)).data).toEqual([]);
  expect((await service.auth.getUser(token)).error).not.toBeNull();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error?.code).toBe("invalid_credentials");
});

test("a sign-up that the database refuses leaves no account behind", async () => {
  const client = connect(stack.env);
  const email = "refused@example.com";
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: "refused" } },
  });
  expect(error).toMatchObject({ message: "Database error saving new user", status: 500 });
  expect((await client.auth.signUp({ email, password })).data.user?.identities).toHaveLength(1);
});

test("every other session can be ended, but not the calling one", async () => {
  const { client, email } = await signUpPerson(stack, "leaving@example.com");
  const elsewhere = connect(stack.env);
  expect((await elsewhere.auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await client.auth.signOut({ scope: "others" })).error).toBeNull();
  expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ status: 400 });
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test("account emails use the sign-up language, and its direction", async () => {
  const client = connect(stack.env);
  const email = "arabic@example.com";
  await client.auth.signUp({ email, password, options: { data: { preferred_language: "ar" } } });
  const confirmation = await nextMail(stack, email);
  expect(confirmation.subject).toBe("تأكيد عنوان بريدك الإلكتروني");
  expect(confirmation.html).toContain('<html lang="ar" dir="rtl">');
  expect(confirmation.html).not.toMatch(/\{\{|Confirm my address/);
  await client.auth.resetPasswordForEmail(email);
  const recovery = await nextMail(stack, email, confirmation.id);
  expect(recovery.subject).toBe("اختيار كلمة مرور جديدة");
  expect((await followLink(recovery)).fragment.get("type")).toBe("recovery");
});
