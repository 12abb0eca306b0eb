import type { lookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress, notPublicCode, publicLookup } from "./public-addresses.ts";

test.each([
  ["142.250.72.106", true],
  ["1.1.1.1", true],
  ["2a00:1450:4001:831::200a", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["198.19.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["localhost", false],
])("%s is on the public internet: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

const resolveTo = (...addresses: LookupAddress[]) =>
  ((_name: string, _options: object, done: (error: null, all: LookupAddress[]) => void) =>
    done(null, addresses)) as unknown as typeof lookup;

const ask = (resolve: typeof lookup, all: boolean) =>
  new Promise((settle) => {
    publicLookup(resolve)("push.example.com", { all }, (error, address, family) =>
      settle(error ? (error as { code?: string }).code : [address, family]),
    );
  });

test("a name resolves only if every address of it is public", async () => {
  const outside = { address: "1.1.1.1", family: 4 };
  const inside = { address: "169.254.169.254", family: 4 };
  expect(await ask(resolveTo(outside), true)).toEqual([[outside], undefined]);
  expect(await ask(resolveTo(outside), false)).toEqual(["1.1.1.1", 4]);
  expect(await ask(resolveTo(outside, inside), true)).toBe(notPublicCode);
  expect(await ask(resolveTo(inside), false)).toBe(notPublicCode);
  expect(await ask(resolveTo(), false)).toBe(notPublicCode);
});
