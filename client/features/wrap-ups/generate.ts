import { apiErrorSchema, endpoints, type ApiErrorCode } from "#shared/http.ts";
import { type WrapUpLine, wrapUpLineSchema, type WrapUpStep } from "#shared/wrap-ups.ts";
import type { Backend } from "#client/lib/services.tsx";
import { type DataFailure, dataFailureOf } from "#client/lib/query.ts";

type Failed = { readonly kind: "failed"; readonly failure: DataFailure };

/**
 * The outcome of generating. `limit`: the plan allows no more yet; `nothing`: the week is empty; `elsewhere`:
 * another window is generating it; `often`: too many were started recently.
 */
export type Generated =
  | { readonly kind: "done"; readonly id: string }
  | { readonly kind: "limit" | "nothing" | "elsewhere" | "often" | "cancelled" }
  | Failed;

const unreachable: Failed = { kind: "failed", failure: "unreachable" };
const brokenOff: Failed = { kind: "failed", failure: "server-error" };

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
  const take = (texts: readonly string[]) => {
    for (const line of texts.map(parseLine)) {
      if (line === undefined) continue;
      onLine(line);
      last = line;
    }
  };
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const texts = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = texts.pop() ?? "";
    take(texts);
  }
  take([rest + decoder.decode()]);
  return last;
}

type GenerateOptions = { readonly signal: AbortSignal; readonly onStep: (step: WrapUpStep) => void };

/**
 * Has the relay write the wrap-up of the week that contains `day`, and reports each step as it begins. The signal
 * stops only the waiting: the relay still finishes and stores the wrap-up. Never rejects.
 */
export async function generateWrapUp(
  relay: Backend["relay"],
  day: string,
  { signal, onStep }: GenerateOptions,
): Promise<Generated> {
  try {
    const { method, path } = endpoints.wrapUps;
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ week_start: day });
    const response = await relay(path, { method, headers, body, signal });
    if (!response.ok) return await refusalOf(response);
    const last = await lastLine(response, (line) => {
      if (line.type === "step") onStep(line.step);
    });
    return last?.type === "done" ? { kind: "done", id: last.id } : brokenOff;
  } catch {
    return signal.aborted ? { kind: "cancelled" } : unreachable;
  }
}
