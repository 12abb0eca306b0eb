import { describe, expect, test } from "vitest";
import type { ApiErrorCode } from "#shared/http.ts";
import { relayFor } from "#client/lib/relay.ts";
import { generateWrapUp } from "./generate.ts";

const id = "11111111-1111-4111-8111-111111111111";
const signal = new AbortController().signal;

/** A response that arrives in the given chunks. */
function streamed(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
}

async function ask(answer: () => Response | Promise<Response>, token: string | null = "a.b.c") {
  const steps: string[] = [];
  const sent: (RequestInit | undefined)[] = [];
  const send: typeof fetch = async (_path, init) => {
    sent.push(init);
    return answer();
  };
  const relay = relayFor(async () => token, send);
  const outcome = await generateWrapUp(relay, "2026-11-20", { signal, onStep: (step) => steps.push(step) });
  return { outcome, steps, sent };
}

const refusal = (status: number, code: ApiErrorCode) => () =>
  Response.json({ error: { code, message: "x", retryable: false } }, { status });

describe("requesting a wrap-up from the relay", () => {
  test("reports steps as they arrive, however they are split", async () => {
    const { outcome, steps, sent } = await ask(() =>
      streamed(
        '{"type":"st',
        'ep","step":"writing"}\n\n{"type":"step","step":"later"}\n{"type":"step","step":"sav',
        `ing"}\n{"type":"done","id":"${id}"}\n`,
      ),
    );
    expect(outcome).toEqual({ kind: "done", id });
    expect(steps).toEqual(["writing", "saving"]);
    expect(sent[0]?.body).toBe('{"week_start":"2026-11-20"}');
  });

  test("reads a last line that no line break follows", async () => {
    const { outcome } = await ask(() =>
      streamed('{"type":"step","step":"saving"}\n{"type":"done",', `"id":"${id}"}`),
    );
    expect(outcome).toEqual({ kind: "done", id });
  });

  test.each([
    [{ kind: "limit" }, refusal(402, "upgrade_required")],
    [{ kind: "nothing" }, refusal(409, "nothing_to_write")],
    [{ kind: "elsewhere" }, refusal(409, "in_progress")],
    [{ kind: "failed", failure: "refused" }, refusal(401, "unauthorized")],
    [{ kind: "often" }, refusal(429, "rate_limited")],
    [{ kind: "failed", failure: "server-error" }, () => new Response("<html>", { status: 502 })],
    [{ kind: "failed", failure: "server-error" }, () => streamed('{"type":"failed"}\n')],
    [{ kind: "failed", failure: "server-error" }, () => streamed('{"type":"step","step":"writing"}\n')],
    [{ kind: "failed", failure: "server-error" }, () => streamed('{"type":"done","id":')],
    [{ kind: "failed", failure: "unreachable" }, () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("comes to %j", async (outcome, answer) => {
    expect((await ask(answer)).outcome).toEqual(outcome);
  });

  test("sends nothing without a session", async () => {
    const { outcome, sent } = await ask(() => streamed(), null);
    expect(outcome).toEqual({ kind: "failed", failure: "refused" });
    expect(sent).toEqual([]);
  });
});
