import { timingSafeEqual } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { type ChatSettings, answerChat } from "./chat/route.ts";
import { ApiError, errorBody } from "./http/api-error.ts";
import { type Exchange, openExchange } from "./http/exchange.ts";
import { answerModels } from "./models.ts";
import { type RecognitionEngine, answerTranscription } from "./recognition/route.ts";
import { type SpeechEngine, answerSpeech } from "./speech/route.ts";

export type AiServerOptions = ChatSettings & {
  /** The bearer key that every request must carry. */
  readonly apiKey: string;
  readonly speech: SpeechEngine;
  readonly recognition: RecognitionEngine;
};

type Route = (exchange: Exchange) => Promise<void> | void;

/** The practice companion as an OpenAI-compatible server. */
export function createAiServer(options: AiServerOptions): Server {
  const routes: Readonly<Record<string, Route>> = {
    "GET /v1/models": (exchange) => answerModels(exchange),
    "POST /v1/chat/completions": (exchange) => answerChat(exchange, options),
    "POST /v1/audio/speech": (exchange) => answerSpeech(exchange, options.speech),
    "POST /v1/audio/transcriptions": (exchange) => answerTranscription(exchange, options.recognition),
  };
  return createServer((incoming, outgoing) => void serve(routes, options.apiKey, incoming, outgoing));
}

async function serve(
  routes: Readonly<Record<string, Route>>,
  apiKey: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const exchange = openExchange(incoming, outgoing);
  try {
    if (!isAuthorised(incoming, apiKey))
      throw new ApiError(401, "Incorrect API key provided.", { code: "invalid_api_key" });
    await routeOf(routes, incoming)(exchange);
  } catch (error) {
    refuse(exchange, outgoing, error);
  }
}

function routeOf(routes: Readonly<Record<string, Route>>, { method, url = "/" }: IncomingMessage): Route {
  const path = url.split("?")[0] ?? "/";
  const route = routes[`${method} ${path}`];
  if (route === undefined)
    throw new ApiError(404, `Invalid URL (${method} ${path})`, { code: "unknown_url" });
  return route;
}

function isAuthorised({ headers }: IncomingMessage, apiKey: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** After the first byte there is no error answer any more: the connection breaks, so that no client takes half for whole. */
function refuse(exchange: Exchange, outgoing: ServerResponse, error: unknown): void {
  if (outgoing.headersSent || exchange.signal.aborted) {
    outgoing.destroy();
    return;
  }
  const known = error instanceof ApiError ? error : new ApiError(500, "The practice companion failed.");
  // What is left of a body that was not read would be taken for the next request.
  if (!exchange.incoming.complete) outgoing.setHeader("connection", "close");
  exchange.json(known.status, errorBody(known));
}
