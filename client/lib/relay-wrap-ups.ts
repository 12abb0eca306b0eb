import { apiErrorSchema, endpoints, type ApiErrorCode } from "#shared/http.ts";
import { type WrapUpLine, wrapUpLineSchema } from "#shared/wrap-ups.ts";
import { dataFailureOf } from "./data-failure.ts";
import type { Generated, WrapUpsFailed, WrapUpsPort } from "./wrap-ups-port.ts";

const unreachable: WrapUpsFailed = { kind: "failed", failure: "unreachable" };
const brokenOff: WrapUpsFailed = { kind: "failed", failure: "server-error" };
const signedOut: WrapUpsFailed = { kind: "failed", failure: "refused" };

const answersOf: Partial<Record<ApiErrorCode, Generated>> = {
  upgrade_required: { kind: "limit" },
  nothing_to_write: { kind: "nothing" },
  in_progress: { kind: "elsewhere" },
  rate_limited: { kind: "often" },
};

async function refusalOf(response: Response): Promise<Generated> {
  const body: unknown = await response.json().catch(() => null);
  const code = apiErrorSchema.safeParse(body).data?.error.code;
  const known = code === undefined ? undefined : answersOf[code];
  return known ?? { kind: "failed", failure: dataFailureOf(response.status) };
}

function parseLine(text: string): WrapUpLine | undefined {
  if (text.trim() === "") return undefined;
  try {
    return wrapUpLineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Reads lines as they arrive and returns the final one; undefined if the response broke off. */
async function lastLine(
  response: Response,
  onLine: (line: WrapUpLine) => void,
): Promise<WrapUpLine | undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  let last: WrapUpLine | undefined;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const texts = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = texts.pop() ?? "";
    for (const line of texts.map(parseLine)) {
      if (line === undefined) continue;
      onLine(line);
      last = line;
    }
  }
  return last;
}

/** Asks the relay to write a wrap-up. `accessToken` is null if nobody is signed in. */
export function generateOver(
  accessToken: () => Promise<string | null>,
  send: typeof fetch,
): WrapUpsPort["generate"] {
  return async (day, { signal, onStep }) => {
    try {
      const token = await accessToken();
      if (token === null) return signedOut;
      const { method, path } = endpoints.wrapUps;
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const response = await send(path, {
        method,
        headers,
        body: JSON.stringify({ week_start: day }),
        signal,
      });
      if (!response.ok) return await refusalOf(response);
      const last = await lastLine(response, (line) => {
        if (line.type === "step") onStep(line.step);
      });
      return last?.type === "done" ? { kind: "done", id: last.id } : brokenOff;
    } catch {
      return signal.aborted ? { kind: "cancelled" } : unreachable;
    }
  };
}
