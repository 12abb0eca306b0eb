import type { Trying } from "../attempts.ts";
import type { AiOutcome } from "../port.ts";
import { clientFor } from "./client.ts";

/** A request as it was sent. */
export type Asked = {
  readonly path: string;
  readonly json: Readonly<Record<string, unknown>>;
  /** For a form: each value of each field. */
  readonly form: Readonly<Record<string, readonly string[]>>;
};

const endpoint = { baseUrl: "https://ai.test/v1", apiKey: "key" };

async function formIn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string[]>> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form)
    (fields[name] ??= []).push(typeof value === "string" ? value : `${value.size} bytes`);
  return fields;
}

/** An in-memory provider: each request is recorded and gets the next of the answers. */
export function wireWith(...answers: ((asked: Asked) => Response)[]) {
  const asked: Asked[] = [];
  const client = clientFor(endpoint, async (target, init = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const { body } = init;
    const type = new Headers(init.headers).get("content-type") ?? "";
    const bytes = body instanceof Uint8Array ? Uint8Array.from(body) : null;
    const json: unknown = typeof body === "string" ? JSON.parse(body) : {};
    const request: Asked = {
      path: url.pathname,
      json: Object.fromEntries(Object.entries(json ?? {})),
      form: bytes === null ? {} : await formIn(bytes, type),
    };
    asked.push(request);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("Nobody expected this request");
    return answer(request);
  });
  return { client, asked };
}

/** Waits are over immediately, and a request's own timeout never fires. */
export const trying: Trying = {
  after: (ms, run) => {
    if (ms < 5_000) queueMicrotask(run);
    return () => {};
  },
  now: () => 0,
  random: () => 0.5,
  tries: 3,
  onRetry: () => {},
};

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });

/** OpenAI's own refusal of a parameter. */
export const unsupported = (param: string): Response =>
  json(
    { error: { message: `Unsupported parameter: '${param}'.`, type: "invalid_request_error", param } },
    400,
  );

/** What FastAPI answers if a model forbids extra fields. */
export const forbidden = (param: string): Response =>
  json({ detail: [{ type: "extra_forbidden", loc: ["body", param], msg: "Extra inputs" }] }, 422);

export const signal: AbortSignal = new AbortController().signal;

export const valueOf = <T>(outcome: AiOutcome<T>): T | string =>
  outcome.ok ? outcome.value : outcome.failure;
