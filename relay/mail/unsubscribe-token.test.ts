import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createUnsubscribeTokens } from "./unsubscribe-token.ts";

const tokens = createUnsubscribeTokens("a secret of the relay");
const leaving = { userId: randomUUID(), list: "weekly", language: "ar" } as const;

test("a token opens to what was sealed, identifies nobody, and differs each time", () => {
  const sealed = tokens.seal(leaving);
  expect(tokens.open(sealed)).toEqual(leaving);
  expect(sealed).toMatch(/^[\w-]{60,70}$/);
  expect(Buffer.from(sealed, "base64url").toString("hex")).not.toContain(leaving.userId.replaceAll("-", ""));
  expect(tokens.seal(leaving)).not.toBe(sealed);
});

test("a token that was changed, cut, or sealed with another secret doesn't open", () => {
  const sealed = Buffer.from(tokens.seal(leaving), "base64url");
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(tokens.open(changed.toString("base64url"))).toBeNull();
  }
  expect(tokens.open(sealed.subarray(0, -1).toString("base64url"))).toBeNull();
  expect(tokens.open("")).toBeNull();
  expect(createUnsubscribeTokens("another").open(sealed.toString("base64url"))).toBeNull();
});
