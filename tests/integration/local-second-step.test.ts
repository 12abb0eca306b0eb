import { afterAll, beforeAll, expect, test } from "vitest";
import { totpCode } from "#local/supabase/totp.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";
import { connect } from "#local/sign-up.ts";

/** What `signUpPerson` chooses. */
const password = "correct horse";

let world: RealtimeWorld;
let relay: RunningRelay;
let ana: Caller;
beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay();
  ana = await world.person();
});
afterAll(() => world.stop());

const ticket = async (token: string) =>
  (
    await fetch(`${relay.url}/api/realtime/ticket`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    })
  ).status;

let factorId = "";
let secret = "";
const code = () => totpCode(secret, Date.now());

test("a second step is set up with a first code, and other sign-ins end", async () => {
  const { auth } = ana.client;
  const enrolled = await auth.mfa.enroll({ factorType: "totp", issuer: "Hearken", friendlyName: "App" });
  factorId = enrolled.data?.id ?? "";
  secret = enrolled.data?.totp.secret ?? "";
  expect(enrolled.data?.totp.uri).toMatch(/^otpauth:\/\/totp\/Hearken%3A.+secret=[A-Z2-7]{32}/);
  expect((await auth.mfa.challengeAndVerify({ factorId, code: "000000" })).error?.code).toBe(
    "mfa_verification_failed",
  );
  expect(await ticket(ana.token)).toBe(200);

  const other = connect(world.stack.env);
  await other.auth.signInWithPassword({ email: ana.email, password });
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: code() });
  expect(verified.error).toBeNull();
  expect(verified.data?.user.factors).toEqual([
    expect.objectContaining({ id: factorId, status: "verified" }),
  ]);
  expect(await auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: "aal2", nextLevel: "aal2" },
  });
  // Elsewhere the new step wasn't passed, so those sign-ins end.
  expect((await other.auth.getUser()).error).not.toBeNull();
});

test("before it, a password opens neither the database nor the relay", async () => {
  const again = connect(world.stack.env);
  const halfway = await again.auth.signInWithPassword({ email: ana.email, password });
  expect(halfway.data.user?.factors).toHaveLength(1);
  expect(await again.auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
    data: { currentLevel: "aal1", nextLevel: "aal2" },
  });
  expect((await again.from("profiles").select("id")).data).toEqual([]);
  expect((await again.rpc("my_sign_ins")).data).toEqual([]);
  expect(await ticket(halfway.data.session?.access_token ?? "")).toBe(401);
  expect((await again.auth.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
  expect((await again.auth.mfa.enroll({ factorType: "totp", friendlyName: "Thief" })).error?.code).toBe(
    "insufficient_aal",
  );
});

test("after it everything is open, and it can be removed", async () => {
  const again = connect(world.stack.env);
  await again.auth.signInWithPassword({ email: ana.email, password });
  const passed = await again.auth.mfa.challengeAndVerify({ factorId, code: code() });
  expect(await ticket(passed.data?.access_token ?? "")).toBe(200);
  expect((await again.from("profiles").select("id")).data).toHaveLength(1);
  const listed = (await again.rpc("my_sign_ins")).data as { this_one: boolean }[];
  expect(listed).toHaveLength(3);
  expect(listed.filter(({ this_one }) => this_one)).toHaveLength(1);

  const refreshed = await again.auth.refreshSession();
  expect(await ticket(refreshed.data.session?.access_token ?? "")).toBe(200);
  expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull();
  const simple = connect(world.stack.env);
  const { data } = await simple.auth.signInWithPassword({ email: ana.email, password });
  expect(await ticket(data.session?.access_token ?? "")).toBe(200);
});
