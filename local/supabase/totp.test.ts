import { expect, test } from "vitest";
import { isTotpCode, newTotpSecret, totpCode } from "./totp.ts";

/** "12345678901234567890" in base32, the secret of RFC 6238's test vectors. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at %i s the code is %s", (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code);
});

test("a code is good for half a minute before and after", () => {
  const own = newTotpSecret();
  const now = 1_700_000_000_000;
  const code = totpCode(own, now);
  const after = (seconds: number) => isTotpCode(own, code, now + seconds * 1000);
  expect([after(0), after(30), after(-30), after(90), after(-90)]).toEqual([true, true, true, false, false]);
  expect(own).toMatch(/^[A-Z2-7]{32}$/);
});
