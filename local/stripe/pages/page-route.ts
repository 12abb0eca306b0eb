import type { Engine } from "../engine.ts";
import type { Pump } from "../webhooks/pump.ts";

export type PageContext = {
  readonly engine: Engine;
  readonly pump: Pump;
  readonly url: URL;
  /** The `:id` of the address. */
  readonly id: string;
  readonly form: URLSearchParams;
};

export type PageRoute = {
  readonly method: "GET" | "POST";
  readonly pattern: RegExp;
  readonly answer: (context: PageContext) => Response | Promise<Response>;
};

export function pageRoute(method: PageRoute["method"], path: string, answer: PageRoute["answer"]): PageRoute {
  return { method, pattern: new RegExp(`^${path.replace(":id", "(?<id>[\\w-]+)")}$`), answer };
}
