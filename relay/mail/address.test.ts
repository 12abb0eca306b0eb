import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headerText, mailAddress } from "./address.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "\r\n",
        "\n",
        "\u2028",
        "\0",
        "\u202E",
        "\u2066",
        "\u2069",
        "\uD800",
        "Bcc: eve@example.org",
        ",",
        ";",
        ":",
      ),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

test("however hostile a name or subject is, it stays one line that turns nothing around", () => {
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 200 }), (text, longest) => {
      const line = headerText(text, longest);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
      expect(line.isWellFormed()).toBe(true);
      expect(Array.from(line).length).toBeLessThanOrEqual(longest);
    }),
  );
  expect(headerText("\u202Egro.elpmaxe@eve\u202C Ana")).toBe("gro.elpmaxe@eve Ana");
});

test("nothing but one plain address is an address", () => {
  fc.assert(
    fc.property(hostile, hostile, (before, after) => {
      const address = mailAddress(`${before}ana@example.org${after}`);
      expect(address?.address ?? "ana@example.org").toMatch(/^[^\s"(),:;<>[\\\]]+@[^\s"(),:;<>[\\\]@]+$/u);
    }),
  );
});
