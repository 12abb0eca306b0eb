import { z } from "zod";
import { missingPage, seeOther } from "../pages/layout.ts";
import type { State } from "../state/state.ts";
import { actions, type Controls } from "./actions.ts";
import { controlPage } from "./control-page.ts";

/** The control page, and the interface that it and the tests use. */
export async function answerControl(controls: Controls, request: Request, url: URL): Promise<Response> {
  const { engine } = controls;
  if (request.method === "GET") {
    engine.run(() => undefined);
    if (url.pathname === "/_control/state") return Response.json(summary(engine.state, engine.now()));
    return url.pathname === "/" ? controlPage(engine.state, engine.now(), url.searchParams) : missingPage();
  }
  const act = actions[url.pathname.replace("/_control/", "")];
  if (act === undefined) return missingPage();
  const fromPage = (request.headers.get("content-type") ?? "").startsWith(
    "application/x-www-form-urlencoded",
  );
  const result = await act(controls, fromPage ? await readFormBody(request) : await readJson(request));
  await engine.saved();
  if (fromPage) return seeOther(result.ok ? "/" : `/?problem=${encodeURIComponent(result.message)}`);
  return result.ok ? Response.json(result.body) : Response.json({ error: result.message }, { status: 400 });
}

async function readFormBody(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === "") return {};
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a test may want to look at. */
function summary(state: State, now: number) {
  const deliveries = Object.values(state.deliveries);
  return {
    now,
    webhooks: state.webhooks,
    pending: deliveries.filter((one) => one.status === "pending").length,
    deliveries: deliveries.map(({ event, status, attempts, lastStatus }) => ({
      event,
      type: state.events[event]?.type ?? null,
      status,
      attempts,
      last_status: lastStatus,
    })),
    subscriptions: Object.values(state.subscriptions).map(({ id, customer, status }) => ({
      id,
      customer,
      status,
    })),
    checkout_sessions: Object.values(state.checkoutSessions).map(({ id, status }) => ({ id, status })),
  };
}
