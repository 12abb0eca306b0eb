/**
 * `npm run limits-page`: writes `ops/limits.md` from `shared/limits.ts`; with `--check`, exits with 1 if it
 * differs.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import * as limitsModule from "#shared/limits.ts";
import { plans } from "#shared/plans.ts";

const source = readFileSync(new URL("../shared/limits.ts", import.meta.url), "utf8");
const target = new URL("../ops/limits.md", import.meta.url);

type Entry = { readonly path: readonly string[]; readonly comment: string };

/** The start of a constant or key; its comment is the one that ends just before it. */
const constant = /^export const (\w+)/;
const key = /^(\s+)(\w+): /;

/** Every name in the file with its path and comment, in order. */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  let comment: string[] = [];
  let path: string[] = [];
  for (const line of text.split("\n")) {
    const words = line.trim();
    if (/^(?:\/\*\*|\*)/.test(words)) {
      if (words.startsWith("/**")) comment = [];
      comment.push(
        words
          .replace(/^\/?\*+\/?/, "")
          .replace(/\*\/$/, "")
          .trim(),
      );
      continue;
    }
    const name = constant.exec(line)?.[1];
    const [, indent, own] = key.exec(line) ?? [];
    if (name !== undefined) path = [name];
    else if (indent !== undefined && own !== undefined) path = [...path.slice(0, indent.length / 2), own];
    else continue;
    entries.push({ path, comment: comment.join(" ").trim() });
    comment = [];
  }
  return entries;
}

function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined),
    limitsModule,
  );
}

const numberText = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 4 });

/** A value as a table cell; null for a group of others. */
function cellOf(value: unknown): string | null {
  if (typeof value === "number") return numberText(value);
  if (typeof value !== "object" || value === null || !("capacity" in value && "perSecond" in value))
    return null;
  const { capacity, perSecond } = value;
  if (typeof capacity !== "number" || typeof perSecond !== "number") return null;
  const rate =
    perSecond >= 0.1 ? `${numberText(perSecond)} a second` : `one in ${numberText(1 / perSecond)} s`;
  return `${numberText(capacity)} at once, ${rate}`;
}

function sectionOf(name: string, comment: string, rows: readonly string[]): string {
  return `## \`${name}\`\n\n${comment}\n\n| Limit | Value | Why |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}

const reasonless: string[] = [];

function limitSections(): string[] {
  const entries = entriesOf(source);
  return entries
    .filter(({ path: [name = "", ...rest] }) => /limits$/i.test(name) && rest.length === 0)
    .map(({ path: [name = ""], comment }) => {
      const rows = entries
        .filter(({ path }) => path[0] === name && path.length > 1)
        .flatMap(({ path, comment: why }) => {
          const cell = cellOf(valueAt(path));
          const isPart = ["capacity", "perSecond"].includes(path.at(-1) ?? "");
          if (cell !== null && why === "" && !isPart) reasonless.push(path.join("."));
          const label = `\`${path.slice(1).join(".")}\``;
          if (cell === null) return why === "" ? [] : [`| ${label} | | ${why} |`];
          return isPart ? [] : [`| ${label} | ${cell} | ${why} |`];
        });
      return sectionOf(name, comment, rows);
    });
}

function planSection(): string {
  const rows = Object.values(plans).map(
    ({ id, limits: { dailyVoiceSeconds, callsPerDay, moodCheckInsPerWeek } }) => {
      const cells = [dailyVoiceSeconds, callsPerDay, moodCheckInsPerWeek].map((it) =>
        it === -1 ? "no limit" : it,
      );
      return `| ${[id, ...cells].join(" | ")} |`;
    },
  );
  return `## Plans\n\nFrom \`shared/plans.ts\`.\n\n| Plan | Talking time, s in 24 h | Calls in 24 h | Check-ins a week |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}

const page = [
  "# Limits\n\nWritten by `npm run limits-page` from `shared/limits.ts`; change them there. A database that is to follow needs a migration: a test compares `private.limits()` with `dataLimits`. Bounds on requests and sockets are each relay's own; talking time, calls, `useLimits` and `dataLimits` hold for all relays together.\n",
  planSection(),
  ...limitSections(),
].join("\n");

if (reasonless.length > 0) {
  console.error(`shared/limits.ts gives no reason for ${reasonless.join(", ")}`);
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(target, page);
  console.log("Wrote ops/limits.md");
} else if (existsSync(target) && readFileSync(target, "utf8") === page) {
  console.log("ops/limits.md matches shared/limits.ts");
} else {
  console.error("ops/limits.md doesn't match shared/limits.ts: run `npm run limits-page`");
  process.exitCode = 1;
}
