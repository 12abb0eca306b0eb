import { createECDH } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { encrypt } from "http_ece";
import { errorCode } from "../log/fields.ts";
import { notPublicCode, publicLookup } from "./public-addresses.ts";
import type { Vapid } from "./vapid.ts";

/** A browser, as its push service knows it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * The outcome of a push. `gone`: the browser is no longer subscribed. `refused`: permanently. `retry`: not sent, for
 * now; `afterSeconds` if the push service said when. `unconfirmed`: it may have been sent, so it must not be sent again.
 */
export type PushOutcome =
  | { readonly kind: "sent" | "gone" }
  | { readonly kind: "refused" | "unconfirmed"; readonly code: string }
  | { readonly kind: "retry"; readonly code: string; readonly afterSeconds: number | null };

export type PushTransport = {
  /** Never throws. `ttlSeconds`: how long the push service keeps it for a device that is off. */
  send(target: PushTarget, payload: object, ttlSeconds: number): Promise<PushOutcome>;
};

export type PushTransportDeps = {
  readonly vapid: Vapid;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly lookup?: LookupFunction;
  /** How a connection is made; tests lead it to a server of theirs. */
  readonly request?: typeof httpsRequest;
  readonly port?: number;
};

/** For the whole exchange, ms. */
const timeoutMs = 10_000;
const longestRetrySeconds = 3600;
/** All payloads have this length, so that it tells nothing about their language. */
const paddedBytes = 1024;
/** A newer reminder replaces one that still waits for the device. */
const topic = "reminder";

function encrypted({ p256dh, auth }: PushTarget, payload: object): Buffer {
  const plain = Buffer.from(JSON.stringify(payload));
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const pad = Math.max(0, paddedBytes - plain.length);
  return encrypt(plain, { version: "aes128gcm", privateKey: pair, dh: p256dh, authSecret: auth, pad });
}

function retryAfter({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers["retry-after"]);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, longestRetrySeconds) : null;
}

/** Whether a push service says that this browser subscribed with another key, or that ours is wrong. */
const isAboutKey = ({ statusCode }: IncomingMessage): boolean => statusCode === 401 || statusCode === 403;

/** @param isKeyKnown whether this push service has just accepted our key for another browser */
function outcomeOf(response: IncomingMessage, isKeyKnown: boolean): PushOutcome {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  // It subscribed with an earlier key; otherwise our key or clock may be wrong, and no browser should be forgotten.
  if (isKeyKnown && isAboutKey(response)) return { kind: "gone" };
  const code = `EHTTP${status}`;
  if (status === 429 || status >= 500) return { kind: "retry", code, afterSeconds: retryAfter(response) };
  return { kind: "refused", code };
}

/** Sends encrypted messages to push services, each at most once. Redirects aren't followed. */
export function createPushTransport(deps: PushTransportDeps): PushTransport {
  const { vapid, now, lookup = publicLookup(), request = httpsRequest, port = 443 } = deps;
  /** Push services that have accepted our key since they last refused one. */
  const accepting = new Set<string>();
  const post = (options: RequestOptions & { readonly hostname: string }, body: Buffer) =>
    new Promise<PushOutcome>((resolve) => {
      let over = false;
      const sending = request(
        { ...options, port, lookup, signal: AbortSignal.timeout(timeoutMs) },
        (response) => {
          response.resume();
          response.on("error", () => undefined);
          const outcome = outcomeOf(response, accepting.has(options.hostname));
          if (outcome.kind === "sent") accepting.add(options.hostname);
          else if (isAboutKey(response)) accepting.delete(options.hostname);
          resolve(outcome);
        },
      );
      sending.on("finish", () => {
        over = true;
      });
      sending.on("error", (error) => {
        const code = errorCode(error);
        if (code === notPublicCode) resolve({ kind: "gone" });
        else if (over) resolve({ kind: "unconfirmed", code });
        else resolve({ kind: "retry", code, afterSeconds: null });
      });
      sending.end(body);
    });
  return {
    async send(target, payload, ttlSeconds) {
      try {
        const { hostname, pathname, search, protocol } = new URL(target.endpoint);
        // The database takes no such address; names are checked when they are resolved.
        if (protocol !== "https:" || isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0) return { kind: "gone" };
        const body = encrypted(target, payload);
        const headers = {
          Authorization: vapid.authorization(target.endpoint, now()),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          "Content-Length": body.length,
          TTL: ttlSeconds,
          Topic: topic,
          Urgency: "normal",
        };
        return await post({ hostname, path: pathname + search, method: "POST", headers }, body);
      } catch (error) {
        // A key that isn't on the curve.
        return { kind: "refused", code: errorCode(error) };
      }
    },
  };
}
