import type { Exchange } from "./http/exchange.ts";

/** Any model name is accepted; these are the ones that the practice companion calls its own. */
const models = ["practice-listener", "practice-voice", "practice-recognizer"];

/** `GET /v1/models` */
export function answerModels(exchange: Exchange): void {
  const data = models.map((id) => ({ id, object: "model", created: 0, owned_by: "hearken" }));
  exchange.json(200, { object: "list", data });
}
