import { expect, test } from "vitest";
import { formatMoney } from "./prices.tsx";

test.each([
  ["en", 799, "usd", "$7.99"],
  ["en", -799, "usd", "-$7.99"],
  ["en", 4200, "usd", "$42.00"],
  ["de", 4999, "eur", "49,99\u00a0€"],
  ["en", 500, "jpy", "¥500"],
  ["ar", 799, "usd", "\u2066$7.99\u2069"],
] as const)("%s writes %d %s as %s", (language, amount, currency, text) => {
  expect(formatMoney(language, amount, currency)).toBe(text);
});
