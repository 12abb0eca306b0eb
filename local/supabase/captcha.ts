import { z } from "zod";
import { type Answer, failure } from "./accounts.ts";

/** How a project is configured to require a captcha (`[auth.captcha]`). */
export const captchaOptionsSchema = z.object({
  /** The provider's siteverify endpoint, which verifies tokens. */
  verifyUrl: z.url(),
  secret: z.string().min(1),
});
export type CaptchaOptions = z.infer<typeof captchaOptionsSchema>;

/** The response if the captcha fails; null to continue. */
export type CaptchaCheck = (request: Request) => Promise<Answer | null>;

const guardedPaths = new Set(["signup", "token", "recover", "resend"].map((name) => `/auth/v1/${name}`));
/** Anyone who holds one of these has passed a captcha before. */
const freeGrants: ReadonlySet<string | null> = new Set(["refresh_token", "pkce"]);

const bodySchema = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string().trim().min(1) }) });
const verdictSchema = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/** As long as a hosted project waits for the provider. */
const timeoutMs = 10_000;

function isGuarded(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return (
    request.method === "POST" && guardedPaths.has(pathname) && !freeGrants.has(searchParams.get("grant_type"))
  );
}

function hasKey(request: Request, key: string): boolean {
  return request.headers.get("apikey") === key || request.headers.get("authorization") === `Bearer ${key}`;
}

const refused = (reason: string): Answer =>
  failure(400, "captcha_failed", `captcha protection: request disallowed (${reason})`);

/**
 * A hosted project's captcha, which the library lacks: every attempt includes a token in
 * `gotrue_meta_security.captcha_token`, and the provider verifies it. Requests with the secret key need none.
 */
export function createCaptchaCheck(options: CaptchaOptions | undefined, secretKey: string): CaptchaCheck {
  if (options === undefined) return async () => null;
  const { verifyUrl, secret } = options;
  return async (request) => {
    if (!isGuarded(request) || hasKey(request, secretKey)) return null;
    const body = bodySchema.safeParse(
      await request
        .clone()
        .json()
        .catch(() => null),
    );
    if (!body.success) return refused("no captcha_token found");
    const form = new URLSearchParams({ secret, response: body.data.gotrue_meta_security.captcha_token });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(verifyUrl, { method: "POST", body: form, signal });
      const verdict = verdictSchema.parse(await answer.json());
      return verdict.success ? null : refused(verdict["error-codes"].join(", "));
    } catch {
      return failure(500, "unexpected_failure", "captcha verification process failed");
    }
  };
}
