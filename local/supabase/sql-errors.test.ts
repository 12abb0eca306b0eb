import { expect, test } from "vitest";
import { asPostgrestError, statusOf } from "./sql-errors.ts";

function failure(code: string): Error {
  return Object.assign(new Error("no"), { code, detail: "why", hint: null });
}

test.each([
  ["23514", 400],
  ["P0001", 400],
  ["HK001", 400],
  ["P0002", 500],
  ["40001", 500],
  ["28000", 403],
  ["57P01", 503],
  ["57014", 500],
])("SQLSTATE %s is answered with %i", (code, status) => {
  expect(statusOf(code)).toBe(status);
});

test("a check violation keeps its code, message and detail", () => {
  expect(asPostgrestError(failure("23514"))).toMatchObject({
    code: "PGRST",
    message: JSON.stringify({ code: "23514", message: "no", details: "why", hint: null }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
});

test.each(["23505", "42501", "22P02", "PT402", "PGRST"])("%s is left to the server", (code) => {
  const error = failure(code);
  expect(asPostgrestError(error)).toBe(error);
});

test("anything but a Postgres error is left alone", () => {
  expect(asPostgrestError("text")).toBe("text");
});
