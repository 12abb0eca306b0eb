/** A separate parent process for the stand-ins, to be killed: reports what it started, then waits. */
import { startStack } from "./local-stack.ts";

const stack = await startStack(process.argv[2] ?? "");
process.send?.({ env: stack.env, notes: stack.notes });
