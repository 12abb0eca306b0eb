import { isIP } from "node:net";
import { z } from "zod";

/** Reasons a value is refused, as they follow the variable's name in an error line. Never the value: it may be a secret. */
const reasons = {
  loopback: "points to this machine, but production can't run on stand-ins",
  notHttps: "doesn't start with https://, which browsers require in production",
  notOrigin: "has a path, query, fragment or credentials",
  notAddress: "has a query, fragment or credentials",
  secretKey: "is a secret key, but this one is sent to every browser",
  publicKey: "is a publishable key, which has no more rights than a browser",
  reservedDomain: "is a placeholder address, so no one would receive email sent to it",
  trustAll: "would let every visitor choose the IP address that limits apply to",
} as const;

/** `localhost`, 127.0.0.0/8, ::1, the unspecified addresses, and the ways to write them that a URL parser folds together. */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // Only http URLs have their IPv4 notations (127.1, 2130706433) normalised.
  const host = URL.canParse(`http://${hostname}`) ? new URL(`http://${hostname}`).hostname : hostname;
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f|0:).*\])\.?$/.test(host);
}

/** The same for the name of a host alone. */
export function isLoopbackHost(name: string): boolean {
  const address = `http://${name.includes(":") && !name.startsWith("[") ? `[${name}]` : name}`;
  return URL.canParse(address) && isLoopback(address);
}

function isBareOrigin(value: string): boolean {
  const { href, origin: own } = new URL(value);
  return href === `${own}/`;
}

function urlOf(protocol: RegExp) {
  return z.url({ protocol, abort: true });
}

export const notLoopback = { abort: true, error: reasons.loopback } as const;

function origin() {
  return urlOf(/^https?$/)
    .refine(isBareOrigin, { abort: true, error: reasons.notOrigin })
    .transform((value) => new URL(value).origin);
}

const isHttps = (value: string) => value.startsWith("https://");

export function publicOrigin(production: boolean) {
  return origin().refine((value) => !production || isHttps(value), reasons.notHttps);
}

/** The address of the Supabase project, reached from the relay and from every browser. */
export function serviceOrigin(production: boolean) {
  return origin()
    .refine((value) => !production || !isLoopback(value), notLoopback)
    .refine((value) => !production || isHttps(value), reasons.notHttps);
}

/** The address of an API, path included, without a slash at its end. */
export function apiAddress(production: boolean) {
  return urlOf(/^https?$/)
    .refine((value) => !/[?#@]/.test(value), { abort: true, error: reasons.notAddress })
    .refine((value) => !production || !isLoopback(value), notLoopback)
    .transform((value) => value.replace(/\/+$/, ""));
}

/** Origins, separated by commas. */
export const origins = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .pipe(z.array(origin()));

export function smtpUrl(production: boolean) {
  return urlOf(/^smtps?$/)
    .refine((value) => new URL(value).hostname !== "", { abort: true, error: "doesn't name a host" })
    .refine((value) => !production || !isLoopback(value), notLoopback);
}

const claims = z.object({ role: z.string() });

/** The role in a Supabase key of the older kind, a JWT; null for a key of any other kind. */
function legacyRole(key: string): string | null {
  const payload = key.split(".")[1];
  if (payload === undefined) return null;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).role;
  } catch {
    return null;
  }
}

const isSecretKey = (key: string) => key.startsWith("sb_secret_") || legacyRole(key) === "service_role";
const isPublicKey = (key: string) => key.startsWith("sb_publishable_") || legacyRole(key) === "anon";
export const key = () => z.string().regex(/^[\x21-\x7E]+$/, { abort: true });

export const publishableKey = key().refine((value) => !isSecretKey(value), reasons.secretKey);
export const secretKey = key().refine((value) => !isPublicKey(value), reasons.publicKey);

/** Domains that RFC 2606 and RFC 6761 reserve: nobody reads mail there. */
const reservedDomain = /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i;

export function mailAddress(production: boolean) {
  return z
    .email({ abort: true })
    .refine((value) => !production || !reservedDomain.test(value), reasons.reservedDomain);
}

/** `Name <address>` or an address alone. */
export function mailbox(production: boolean) {
  return z
    .string()
    .regex(/^[^<>\r\n]*<[^<>\s]+>$|^[^<>\s]+$/, { abort: true })
    .transform((value) => {
      const [name = "", address] = value.split(/\s*<|>/);
      return address === undefined ? { name: "", address: name } : { name: name.trim(), address };
    })
    .pipe(z.object({ name: z.string(), address: mailAddress(production) }));
}

export const port = z
  .string()
  .regex(/^\d{1,5}$/, { abort: true })
  .transform(Number)
  .pipe(z.number().max(65_535));

export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { abort: true })
  .transform(Number);

/** Long enough that nobody guesses it. */
export const token = z.string().regex(/^[\x21-\x7E]{16,}$/);

/** What keys are derived from. */
export const secret = z.string().regex(/^[\x21-\x7E]{32,}$/);

export const host = z.string().regex(/^[\w.:-]+$/);

function isProxyAddress(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** A number of proxies, or the addresses of those whose `X-Forwarded-*` headers are believed. */
export const trustProxy = z
  .string()
  .refine((value) => value !== "true", { abort: true, error: reasons.trustAll })
  .transform((value) =>
    /^\d$/.test(value) ? Number(value) : value.split(",").map((address) => address.trim()),
  )
  .pipe(z.union([z.number(), z.array(z.string().refine(isProxyAddress))]));
