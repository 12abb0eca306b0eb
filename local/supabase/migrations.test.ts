import { expect, test } from "vitest";
import { type Migration, pendingMigrations } from "./migrations.ts";

function migration(version: string, sql = `select ${version};`): Migration {
  return { file: `${version}_step.sql`, version, name: "step", sql };
}

const applied = [{ version: "1", statements: ["select 1;"] }];

test("only migrations that the database lacks are pending", () => {
  const files = [migration("1"), migration("2"), migration("3")];
  expect(pendingMigrations(files, applied).map(({ version }) => version)).toEqual(["2", "3"]);
});

test("nothing is pending when all are applied", () => {
  expect(pendingMigrations([migration("1")], applied)).toEqual([]);
});

test.each([
  ["changed", [migration("1", "select 'other';")], /1_step\.sql was changed after it was applied/],
  ["missing", [migration("2")], /migration 1, which the data already has, is missing/],
  ["slipped in", [migration("0"), migration("1")], /0_step\.sql comes before migration 1/],
])("a migration that was %s is refused in one clear line", (_case, files, message) => {
  expect(() => pendingMigrations(files, applied)).toThrow(message);
});
