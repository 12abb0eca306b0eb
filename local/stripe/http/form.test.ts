import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bracketed, type FormValue, readForm } from "./form.ts";

test("parses nested keys, lists by index and lists by order", () => {
  expect(
    readForm("items[0][price]=p1&items[1][price]=p2&metadata[a b]=1&expand[]=x&expand[]=y&email=a%40b.c"),
  ).toEqual({
    items: [{ price: "p1" }, { price: "p2" }],
    metadata: { "a b": "1" },
    expand: ["x", "y"],
    email: "a@b.c",
  });
  expect(readForm("")).toEqual({});
});

test("refuses contradicting keys, and isn't fooled by special names", () => {
  expect(readForm("a=1&a[b]=2")).toBeUndefined();
  expect(readForm("a[b]=2&a[b][c]=1")).toBeUndefined();
  const tree = readForm("__proto__[polluted]=yes&constructor=1");
  expect(Object.hasOwn({}, "polluted")).toBe(false);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(tree?.["constructor"]).toBe("1");
});

function written(value: FormValue, key: string): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  return Object.entries(value).flatMap(([name, one]: [string, FormValue]) =>
    written(one, key === "" ? name : `${key}[${name}]`),
  );
}

test("parses whatever the SDK can encode", () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => !(text in {}));
  const { tree } = fc.letrec<{ tree: FormValue; value: FormValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.string(),
      tie("tree"),
      fc.array(tie("value"), { minLength: 1, maxLength: 3 }),
    ),
    tree: fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const text = new URLSearchParams([...written(value, "")]).toString();
      expect(readForm(text)).toEqual(value);
    }),
  );
});

test("names a parameter as Stripe does", () => {
  expect(bracketed(["items", 0, "price"])).toBe("items[0][price]");
});
