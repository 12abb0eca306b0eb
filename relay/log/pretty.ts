import { z } from "zod";

const lineSchema = z.looseObject({ level: z.string(), time: z.string(), event: z.string() });

const colors: Readonly<Record<string, string>> = {
  fatal: "31",
  error: "31",
  warn: "33",
  info: "32",
  debug: "90",
};

/** Formats a JSON log line as `12:00:00.000 info  http.request method=GET status=200` for the terminal. */
export function prettyLine(line: string): string {
  const { level, time, event, ...fields } = lineSchema.parse(JSON.parse(line));
  const clock = time.slice(11, 23);
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const label = `\u001B[${colors[level] ?? "0"}m${level.padEnd(5)}\u001B[0m`;
  return `${[clock, label, event, ...pairs].join(" ")}\n`;
}
