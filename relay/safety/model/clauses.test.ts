import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

test.each([
  ["Pizza is ordered. After that, the pills", ["Pizza is ordered", "After that", "the pills"]],
  ["披萨点好了，然后就走。", ["披萨点好了", "然后就走"]],
  ["تعبت، كل شيء جاهز", ["تعبت", "كل شيء جاهز"]],
  ["a self-made plan - for tonight", ["a self-made plan", "for tonight"]],
  ["ok?!", []],
  ["", []],
])("%j has the clauses %j", (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses);
});

test("whatever the text, its clauses stand in it, in order", () => {
  assert(
    property(string({ unit: "binary", maxLength: 200 }), (text) => {
      let from = 0;
      for (const clause of clausesOf(text)) {
        const at = text.indexOf(clause, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + clause.length;
      }
    }),
  );
});
