import { endpoints } from "#shared/http.ts";
import {
  contactMessageSchema,
  type contactTakenSchema,
  type mailWrittenSchema,
  reminderConfirmationSchema,
  type unsubscribedSchema,
} from "#shared/mail.ts";
import type { Express, Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import type { MailRequest, MailRequests } from "./outbox-port.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";
import { limitKey } from "../routes/client-address.ts";
import { methodNotAllowed, sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";

export type MailRouteDeps = {
  readonly verify: VerifyToken;
  readonly requests: MailRequests;
  readonly tokens: UnsubscribeTokens;
  readonly hashOf: (address: string) => string;
  /** Something was written to the outbox: it goes out now, and nobody waits for that. */
  readonly poke: () => void;
};

type MailWritten = z.infer<typeof mailWrittenSchema>;
type ContactTaken = z.infer<typeof contactTakenSchema>;
type Unsubscribed = z.infer<typeof unsubscribedSchema>;

/** Answers with what a request came to. Nobody waits for the mail server. */
function answer(res: Response, came: MailRequest, body: MailWritten | ContactTaken, poke: () => void): void {
  switch (came.kind) {
    case "written":
      poke();
      res.status(202).json(body);
      return;
    case "wait":
      res.set("Retry-After", String(came.seconds));
      return sendError(res, "rate_limited");
    case "refused":
      return sendError(res, "bad_request");
    case "unavailable":
      return sendError(res, "unavailable");
  }
}

const queued: MailWritten = { status: "queued" };
const taken: ContactTaken = { status: "taken" };

/** `POST /api/email/send-test-reminder`: to the signed-in person's own confirmed address, whatever `to` says. */
function sendTestReminder({ verify, requests, poke }: MailRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, _req, res) => {
    answer(res, await requests.request(userId, "test_reminder"), queued, poke);
  });
}

/** `POST /api/email/send-reminder-confirmation`: as above, and about what is saved. */
function sendReminderConfirmation({ verify, requests, poke }: MailRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    if (!reminderConfirmationSchema.safeParse(req.body).success) return sendError(res, "bad_request");
    answer(res, await requests.request(userId, "reminder_confirmation"), queued, poke);
  });
}

/** `POST /api/contact`, for anybody. A filled honeypot hears what everybody hears, and nothing is kept. */
function takeContact({ requests, hashOf, poke }: MailRouteDeps): RequestHandler {
  return async (req, res) => {
    const message = contactMessageSchema.safeParse(req.body);
    if (!message.success) return sendError(res, "bad_request");
    const { website, ...words } = message.data;
    if (website !== "") {
      res.status(202).json(taken);
      return;
    }
    answer(res, await requests.contact(hashOf(limitKey(req.ip)), words), taken, poke);
  };
}

function tokenIn(req: Request): string {
  const { token } = req.query;
  return typeof token === "string" && token.length < 200 ? token : "";
}

/** `POST /unsubscribe?token=…`, by a mail program (RFC 8058) or by the page that GET shows. Twice is as good as once. */
function unsubscribe({ requests, tokens }: MailRouteDeps): RequestHandler {
  return async (req, res) => {
    const leaving = tokens.open(tokenIn(req));
    if (leaving === null) return sendError(res, "bad_request");
    if (!(await requests.unsubscribe(leaving.userId, leaving.list))) return sendError(res, "unavailable");
    res.json({ list: leaving.list } satisfies Unsubscribed);
  };
}

/** The endpoints that write mails. */
export function mountMailApi(app: Express, deps: MailRouteDeps): void {
  const refuse = methodNotAllowed("POST");
  app.route(endpoints.testReminder.path).post(sendTestReminder(deps)).all(refuse);
  app.route(endpoints.reminderConfirmation.path).post(sendReminderConfirmation(deps)).all(refuse);
  app.route(endpoints.contact.path).post(takeContact(deps)).all(refuse);
}

/** Unsubscription a list, where the app also has its page: only POST is taken here, and only POST changes anything. */
export function mountUnsubscribe(app: Express, deps: MailRouteDeps, limit: RequestHandler): void {
  app.post(endpoints.unsubscribe.path, limit, unsubscribe(deps));
}
