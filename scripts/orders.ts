/**
 * `npm run orders -- 200000`: tries that many random orders of events on a conversation, with each kind of client;
 * `npm run orders -- 5000 sessions` on the sessions of a relay, `npm run orders -- 2000 money` on purchases.
 * `FUZZ_SEED` repeats a run.
 */
import process from "node:process";
import { execute } from "./exec.ts";

const suites: ReadonlyMap<string, { readonly file: string; readonly project: string }> = new Map([
  ["conversation", { file: "relay/conversation/orders.test.ts", project: "unit" }],
  ["sessions", { file: "relay/live/live-orders.test.ts", project: "unit" }],
  ["money", { file: "tests/sql/money-orders.test.ts", project: "sql" }],
]);

const orders = Number(process.argv[2] ?? 20_000);
const suite = process.argv[3] ?? "conversation";
const tests = suites.get(suite);
const seed = process.env["FUZZ_SEED"] ?? String(Math.trunc(Math.random() * 2 ** 31));

if (Number.isInteger(orders) && orders > 0 && tests !== undefined) {
  console.log(`${orders} orders of ${suite}, FUZZ_SEED=${seed}`);
  const { code } = await execute("vitest", ["run", tests.file, "--project", tests.project], {
    signal: new AbortController().signal,
    stream: true,
    env: { ORDERS: String(orders), FUZZ_SEED: seed },
  });
  process.exitCode = code ?? 1;
} else {
  console.error(`npm run orders -- <how many> [${[...suites.keys()].join(" | ")}]`);
  process.exitCode = 2;
}
