import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalStack } from "#local/stack.ts";
import { connect, followLink, nextMail } from "#local/sign-up.ts";
import { startStack, temporaryFolder } from "#tests/support/local-stack.ts";
import { serveSiteverify } from "#tests/support/siteverify.ts";

const secret = "a secret of the tests";
const folder = temporaryFolder();
let siteverify: Awaited<ReturnType<typeof serveSiteverify>>;
let stack: LocalStack;

beforeAll(async () => {
  siteverify = await serveSiteverify(secret);
  stack = await startStack(folder.path, { captcha: { verifyUrl: siteverify.url, secret } });
});

afterAll(async () => {
  await stack.stop();
  siteverify.stop();
  folder.remove();
});

const password = "correct horse";
let made = 0;
/** Valid once. */
const token = () => `pass-${(made += 1)}`;
const client = () => connect(stack.env);
const proven = () => ({ options: { captchaToken: token() } });

test("nothing works without a token, and the provider isn't asked about a missing one", async () => {
  const email = "nobody@example.com";
  const before = siteverify.asked.length;
  const { auth } = client();
  const answers = [
    await auth.signUp({ email, password }),
    await auth.signInWithPassword({ email, password }),
    await auth.resetPasswordForEmail(email),
    await auth.resend({ type: "signup", email }),
    await auth.signUp({ email, password, options: { captchaToken: "  " } }),
  ];
  for (const { error } of answers)
    expect(error).toMatchObject({
      status: 400,
      code: "captcha_failed",
      message: "captcha protection: request disallowed (no captcha_token found)",
    });
  expect(siteverify.asked).toHaveLength(before);
});

test("a token that the provider refuses, or that was used, opens nothing", async () => {
  const email = "ada@example.com";
  const attempt = async (captchaToken: string) =>
    (await client().auth.signInWithPassword({ email, password, options: { captchaToken } })).error;
  expect(await attempt("forged")).toMatchObject({
    code: "captcha_failed",
    message: "captcha protection: request disallowed (invalid-input-response)",
  });
  const good = token();
  expect(await attempt(good)).toMatchObject({ code: "invalid_credentials" });
  expect(await attempt(good)).toMatchObject({
    code: "captcha_failed",
    message: "captcha protection: request disallowed (timeout-or-duplicate)",
  });
});

test("with a token for each, accounts work as usual, and a session continues without one", async () => {
  const email = "grace@example.com";
  const { auth } = client();
  expect((await auth.signUp({ email, password, ...proven() })).error).toBeNull();
  const confirmation = await nextMail(stack, email);
  await followLink(confirmation);
  expect((await auth.resend({ type: "signup", email, ...proven() })).error).toBeNull();
  expect((await auth.signInWithPassword({ email, password, ...proven() })).error).toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await auth.resetPasswordForEmail(email, proven().options)).error).toBeNull();
  expect((await nextMail(stack, email, confirmation.id)).subject).toBe("Choose a new password");
});

test("the secret key needs none", async () => {
  const service = connect(stack.env, stack.env["SUPABASE_SECRET_KEY"]);
  const { error } = await service.auth.resetPasswordForEmail("nobody@example.com");
  expect(error).toBeNull();
});
