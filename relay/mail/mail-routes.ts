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
import { refuseForNow } from "../routes/rate-limit.ts";

export type MailRouteDeps = {
  readonly verify: VerifyToken;
  readonly requests: MailRequests;
  readonly tokens: UnsubscribeTokens;
  readonly hashOf: (address: string) => string;
  /** Called after a write to the outbox, so that the email is sent now; the response doesn't wait for it. */
  readonly poke: () => void;
};

type MailWritten = z.infer<typeof mailWrittenSchema>;
type ContactTaken = z.infer<typeof contactTakenSchema>;
type Unsubscribed = z.infer<typeof unsubscribedSchema>;

/** Responds with the outcome of a request without waiting for the mail server. */
function answer(res: Response, came: MailRequest, body: MailWritten | ContactTaken, poke: () => void): void {
  switch (came.kind) {
    case "written":
      poke();
      res.status(202).json(body);
      return;
    case "wait":
      return refuseForNow(res, came.seconds * 1_000);
    case "refused":
      return sendError(res, "bad_request");
    case "unavailable":
      return sendError(res, "unavailable");
  }
}

const queued: MailWritten = { status: "queued" };
const taken: ContactTaken = { status: "taken" };

/**
 * `POST /api/email/send-test-reminder`: always to the signed-in person's own confirmed address, whatever `to`
 * says.
 */
function sendTestReminder({ verify, requests, poke }: MailRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, _req, res) => {
    answer(res, await requests.request(userId, "test_reminder"), queued, poke);
  });
}

/** `POST /api/email/send-reminder-confirmation`: to the same address, about the saved settings. */
function sendReminderConfirmation({ verify, requests, poke }: MailRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    if (!reminderConfirmationSchema.safeParse(req.body).success) return sendError(res, "bad_request");
    answer(res, await requests.request(userId, "reminder_confirmation"), queued, poke);
  });
}

/**
 * `POST /api/contact`, for anyone. A bot that fills in the honeypot gets the usual answer, and nothing is
 * stored.
 */
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

/**
 * `POST /unsubscribe?token=…`, sent by an email program (RFC 8058) or by the page that GET shows. Idempotent.
 */
function unsubscribe({ requests, tokens }: MailRouteDeps): RequestHandler {
  return async (req, res) => {
    const leaving = tokens.open(tokenIn(req));
    if (leaving === null) return sendError(res, "bad_request");
    if (!(await requests.unsubscribe(leaving.userId, leaving.list))) return sendError(res, "unavailable");
    res.json({ list: leaving.list } satisfies Unsubscribed);
  };
}

/** The endpoints that send email. */
export function mountMailApi(app: Express, deps: MailRouteDeps): void {
  const refuse = methodNotAllowed("POST");
  app.route(endpoints.testReminder.path).post(sendTestReminder(deps)).all(refuse);
  app.route(endpoints.reminderConfirmation.path).post(sendReminderConfirmation(deps)).all(refuse);
  app.route(endpoints.contact.path).post(takeContact(deps)).all(refuse);
}

/**
 * The unsubscribe path, which the app also has a page for: only POST is handled here, and only POST changes
 * anything.
 */
export function mountUnsubscribe(app: Express, deps: MailRouteDeps, limit: RequestHandler): void {
  app.post(endpoints.unsubscribe.path, limit, unsubscribe(deps));
}
