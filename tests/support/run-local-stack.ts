/** A parent of its own for the stand-ins, to be killed: says what it started, then waits for its end. */
import { startStack } from "./local-stack.ts";

const stack = await startStack(process.argv[2] ?? "");
process.send?.({ env: stack.env, notes: stack.notes });
