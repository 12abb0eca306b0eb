import type { LocalStack } from "#local/stack.ts";
import { createVerifyToken } from "#relay/store/verify-token.ts";
import { databaseAnswers } from "#relay/store/database-check.ts";
import { validAuthSessionsOver } from "#relay/store/auth-sessions.ts";
import { createServiceClient, type ServiceClient } from "#relay/store/service-client.ts";
import { signUpPerson } from "#local/sign-up.ts";
import { temporaryFolder } from "#tests/support/local-stack.ts";
import { startProductStack } from "#tests/support/prepared-data.ts";
import { captureLog } from "#tests/support/relay-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = temporaryFolder();
let stack: LocalStack;
let service: ServiceClient;

beforeAll(async () => {
  stack = await startProductStack(folder.path);
  service = createServiceClient(stack.env["SUPABASE_URL"] ?? "", stack.env["SUPABASE_SECRET_KEY"] ?? "");
});

afterAll(async () => {
  await stack.stop();
  folder.remove();
});

test("the database answers the relay's check, but not with a wrong key", async () => {
  expect(await databaseAnswers(service, 10_000)).toBe(true);
  const stranger = createServiceClient(stack.env["SUPABASE_URL"] ?? "", "sb_secret_of_another_project");
  expect(await databaseAnswers(stranger, 10_000)).toBe(false);
});

test("a person's token identifies them, until their account is deleted", async () => {
  const person = await signUpPerson(stack, "ana@example.com");
  const { data } = await person.client.auth.getSession();
  const token = data.session?.access_token ?? "";
  const verify = createVerifyToken(service, captureLog().log);
  const verified = await verify(token);
  expect(verified).toMatchObject({ ok: true, userId: person.id, email: "ana@example.com" });
  const authSessionId = verified.ok ? verified.authSessionId : "";
  expect(await validAuthSessionsOver(service)([authSessionId])).toEqual(
    new Map([[authSessionId, expect.any(Number)]]),
  );
  expect(await verify(`${token.slice(0, -2)}AA`)).toEqual({ ok: false, reason: "invalid" });
  await service.rpc("delete_account", { user_uuid: person.id }).throwOnError();
  expect(await verify(token)).toEqual({ ok: false, reason: "invalid" });
});
