import { isIP } from "node:net";
import { z } from "zod";

/**
 * Why a value is refused; follows the variable's name in an error line. Never the value itself, which may be
 * a secret.
 */
const reasons = {
  loopback: "points to this machine, but production can't run on stand-ins",
  notHttps: "doesn't start with https://, which browsers require in production",
  notOrigin: "has a path, query, fragment or credentials",
  notAddress: "has a query, fragment or credentials",
  secretKey: "is a secret key, but this one is sent to every browser",
  publicKey: "is a publishable key, which has no more rights than a browser",
  reservedDomain: "is a placeholder address, so no one would receive email sent to it",
  samePort: "is the same as PORT",
  trustAll: "would let every visitor choose the IP address that limits apply to",
} as const;

/**
 * `localhost`, 127.0.0.0/8, ::1, the unspecified addresses, and their spellings that a URL parser normalizes.
 */
function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  // Only http URLs have their IPv4 notations (127.1, 2130706433) normalized.
  const host = URL.canParse(`http://${hostname}`) ? new URL(`http://${hostname}`).hostname : hostname;
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(7f|0:).*\])\.?$/.test(host);
}

/** The same for a bare host name. */
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

/** The URL of the Supabase project, reached from the relay and from every browser. */
export function serviceOrigin(production: boolean) {
  return origin()
    .refine((value) => !production || !isLoopback(value), notLoopback)
    .refine((value) => !production || isHttps(value), reasons.notHttps);
}

/** An API's base URL, including its path, without a trailing slash. */
export function apiAddress(production: boolean) {
  return urlOf(/^https?$/)
    .refine((value) => !/[?#@]/.test(value), { abort: true, error: reasons.notAddress })
    .refine((value) => !production || !isLoopback(value), notLoopback)
    .transform((value) => value.replace(/\/+$/, ""));
}

/** Comma-separated origins. */
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

/** The role in an older Supabase key, which is a JWT; null for any other key. */
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

/** Domains reserved by RFC 2606 and RFC 6761, where nobody reads mail. */
const reservedDomain = /[@.](example|test|invalid|localhost|example\.(com|net|org))$/i;

export function mailAddress(production: boolean) {
  return z
    .email({ abort: true })
    .refine((value) => !production || !reservedDomain.test(value), reasons.reservedDomain);
}

/** `Name <address>` or a plain address. */
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

/** Of the metrics; 0 is any free one. */
export function otherPort(taken: string) {
  return port.refine((value) => value === 0 || value !== Number(taken), reasons.samePort).optional();
}

export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, { abort: true })
  .transform(Number);

/** Long enough to be unguessable. */
export const token = z.string().regex(/^[\x21-\x7E]{16,}$/);

/** What other keys are derived from. */
export const secret = z.string().regex(/^[\x21-\x7E]{32,}$/);

export const host = z.string().regex(/^[\w.:-]+$/);

function isProxyAddress(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** How long a prefix must be to hold one operator's addresses; shorter ones hold visitors' too. */
function shortestPrefix(address: string): number {
  if (isIP(address) === 4) return 8;
  const { hostname } = new URL(`http://[${address}]`);
  // All of IPv4 is in ::ffff:0:0/96; networks of one's own begin with f, such as fc00::/7.
  if (hostname.startsWith("[::")) return 96 + 8;
  return /^\[f[c-f]/.test(hostname) ? 7 : 16;
}

function holdsVisitors(value: string): boolean {
  const [address = "", bits] = value.split("/");
  return bits !== undefined && Number(bits) < shortestPrefix(address);
}

/** A number of proxies, or the addresses of those whose `X-Forwarded-*` headers are trusted. */
export const trustProxy = z
  .string()
  .refine((value) => value !== "true", { abort: true, error: reasons.trustAll })
  .transform((value) =>
    /^\d$/.test(value) ? Number(value) : value.split(",").map((address) => address.trim()),
  )
  .pipe(
    z.union([
      z.number(),
      z.array(
        z
          .string()
          .refine(isProxyAddress, { abort: true })
          .refine((value) => !holdsVisitors(value), reasons.trustAll),
      ),
    ]),
  );
