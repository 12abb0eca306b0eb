import process from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks at the terminal; what is secret is not shown as it is typed. Null where nobody sits there. */
export async function ask(question: string, { secret }: { secret: boolean }): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  let silent = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) process.stderr.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answered = terminal.question(question);
  silent = secret;
  const answer = await answered;
  terminal.close();
  if (secret) process.stderr.write("\n");
  return answer.trim();
}
