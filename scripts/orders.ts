/** `npm run orders -- 200000`: tries that many orders of events on a conversation, with each kind of client. */
import process from "node:process";
import { execute } from "./exec.ts";

const orders = Number(process.argv[2] ?? 20_000);
const seed = process.env["FUZZ_SEED"] ?? String(Math.trunc(Math.random() * 2 ** 31));

if (Number.isInteger(orders) && orders > 0) {
  console.log(`${orders} orders with each kind of client, FUZZ_SEED=${seed}`);
  const { code } = await execute(
    "vitest",
    ["run", "relay/conversation/orders.test.ts", "--project", "unit"],
    {
      signal: new AbortController().signal,
      stream: true,
      env: { ORDERS: String(orders), FUZZ_SEED: seed },
    },
  );
  process.exitCode = code ?? 1;
} else {
  console.error("npm run orders -- <how many>");
  process.exitCode = 2;
}
