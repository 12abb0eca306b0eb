import OpenAI from "openai";
import type { AiEndpoint } from "../settings.ts";
import { providerFetch } from "./provider-fetch.ts";

/** Headers in which the library describes the machine; nobody needs them, and building them takes time. */
const untold = Object.fromEntries(
  ["arch", "lang", "os", "package-version", "retry-count", "runtime", "runtime-version", "timeout"].map(
    (name) => [`x-stainless-${name}`, null],
  ),
);

/**
 * FastAPI servers put the reason for a refusal under `detail`, which the library discards; this converts it
 * to OpenAI's format, so that the parameter at fault can be found.
 */
async function inOpenAiShape(response: Response): Promise<Response> {
  const isRefusal = response.status === 400 || response.status === 422;
  if (!isRefusal) return response;
  const text = await response.text();
  const { status, headers } = response;
  const isKnown = /^\s*\{\s*"error"\s*:\s*\{/.test(text);
  const body = isKnown ? text : JSON.stringify({ error: { message: text.slice(0, 2_000) } });
  return new Response(body, { status, headers });
}

type Fetch = (target: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** We handle retries and timeouts ourselves, because only we know whether something was already passed on. */
export function clientFor({ baseUrl, apiKey }: AiEndpoint, fetch: Fetch = providerFetch): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    defaultHeaders: untold,
    fetch: async (target, init) => inOpenAiShape(await fetch(target, init)),
  });
}
