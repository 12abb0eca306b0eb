import { expect, test } from "vitest";
import { safetyDeps } from "./safety-deps.ts";
import type { ServiceClient } from "./store/service-client.ts";

const verify = async () => ({ ok: false, reason: "invalid" }) as const;

test("an entry that is saved again and again is counted once an hour, for each person and level", async () => {
  const clock = { at: 0 };
  const counted: unknown[] = [];
  const client = { rpc: async (_: string, of: unknown) => counted.push(of) } as unknown as ServiceClient;
  const { countReferral } = safetyDeps(client, verify, () => clock.at);
  await countReferral("ada", "active");
  await countReferral("ada", "active");
  expect(counted).toHaveLength(1);
  await countReferral("ada", "imminent");
  await countReferral("ben", "active");
  expect(counted).toHaveLength(3);
  clock.at = 3_600_000;
  await countReferral("ada", "active");
  expect(counted).toHaveLength(4);
});
