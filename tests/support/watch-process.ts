/**
 * Preloaded into a process (NODE_OPTIONS=--import) to record every address it connects to or looks up in DNS,
 * and every module it loads, in the file that WATCH_FILE names: one JSON object per line.
 */
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import net from "node:net";

const file = process.env["WATCH_FILE"] ?? "";

function note(entry: Record<string, unknown>): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

// oxlint-disable-next-line typescript/unbound-method -- called below with the socket as `this`
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function watchedConnect(this: net.Socket, ...input: unknown[]) {
  const [first, second] = Array.isArray(input[0]) ? input[0] : input;
  const options = typeof first === "object" && first !== null ? first : { port: first, host: second };
  note({ connect: Reflect.get(options, "host") ?? Reflect.get(options, "path") ?? "localhost" });
  return Reflect.apply(connect, this, input);
};

const lookup = dns.lookup;
Reflect.set(dns, "lookup", (name: string, ...rest: unknown[]) => {
  note({ lookup: name });
  return Reflect.apply(lookup, dns, [name, ...rest]);
});

registerHooks({
  load(url, context, next) {
    note({ module: url });
    return next(url, context);
  },
});
