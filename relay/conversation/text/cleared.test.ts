import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkOutgoingFor } from "../../safety/check-outgoing.ts";
import { clearedEntries, clearedText } from "./cleared.ts";

const check = checkOutgoingFor("US");

const harmless = fc.constantFrom(
  "You slept badly on Monday.",
  "You wanted to call your sister.",
  "It was a long week, wasn't it?",
  "988 is there for you.",
);
const harmful = fc.constantFrom(
  "I'm a real person.",
  "As your therapist, I say so.",
  "Take 30 pills.",
  "help-me-now.com.",
  "1-800-273-8255.",
);
const part = fc.oneof(
  harmless.map((text) => ({ text, stays: true })),
  harmful.map((text) => ({ text, stays: false })),
);

test("[T26] what must not be read goes, wherever it stands, and everything else stays", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), fc.constantFrom(" ", "\n"), (parts, gap) => {
      const written = parts.map((it) => it.text).join(gap);
      const staying = parts.filter((it) => it.stays).map((it) => it.text);
      const { text, faults } = clearedText(check, written);
      expect(text.split(/(?<=[.?])\s+/).filter(Boolean)).toEqual(staying);
      expect(faults).toHaveLength(parts.length - staying.length);
      expect(
        clearedEntries(
          check,
          parts.map((it) => it.text),
        ).entries,
      ).toEqual(staying);
    }),
  );
});

test("a number that the entry before says to call goes as well", () => {
  const { entries } = clearedEntries(check, ["You can call them at night:", "116 123", "You slept."]);
  expect(entries).toEqual(["You can call them at night:", "You slept."]);
});
