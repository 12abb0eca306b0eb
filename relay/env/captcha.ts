import { type CaptchaProvider, captchaProviders, type CaptchaSettings } from "#shared/captcha.ts";
import { z } from "zod";

/** What to set each captcha variable to; ends the error line about it. */
export const captchaHints = {
  CAPTCHA_PROVIDER: "hcaptcha or turnstile, as in the Supabase project, or leave both unset for none",
  CAPTCHA_SITE_KEY: "the site key of the captcha, which is public, or leave both unset for none",
} as const;

const reasons = {
  secretKey: "is a secret key, but this one is sent to every browser",
  testKey: "is a test key, which lets everyone or no one through",
  otherProvider: "isn't a site key of the provider named in CAPTCHA_PROVIDER",
} as const;

type KeyForms = { readonly site: RegExp; readonly secret: RegExp; readonly test: RegExp };

/** The format of each provider's keys. Turnstile's differ only in length. */
const keyForms: Readonly<Record<CaptchaProvider, KeyForms>> = {
  hcaptcha: {
    site: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    secret: /^(ES_|0x[\da-f]{40}$)/i,
    test: /^[123]0000000-ffff-ffff-ffff-/i,
  },
  turnstile: {
    site: /^\dx[\w-]{18,30}$/,
    secret: /^\dx[\w-]{31,}$/,
    test: /^[123]x0{16}/,
  },
};

const forms = Object.values(keyForms);
const isSecret = (key: string) => forms.some(({ secret }) => secret.test(key));
const isForTests = (key: string) => forms.some(({ test }) => test.test(key));

function siteKey(production: boolean, provider: CaptchaProvider | undefined) {
  return z
    .string()
    .refine((key) => !isSecret(key), { abort: true, error: reasons.secretKey })
    .refine((key) => !production || !isForTests(key), { abort: true, error: reasons.testKey })
    .refine((key) => provider === undefined || keyForms[provider].site.test(key), reasons.otherProvider);
}

/** The captcha variables: set both or neither. */
export function captchaSchema(production: boolean, given: Readonly<Record<string, string>>) {
  const provider = z.enum(captchaProviders);
  const key = siteKey(production, provider.safeParse(given["CAPTCHA_PROVIDER"]).data);
  return {
    CAPTCHA_PROVIDER: given["CAPTCHA_SITE_KEY"] === undefined ? provider.optional() : provider,
    CAPTCHA_SITE_KEY: given["CAPTCHA_PROVIDER"] === undefined ? key.optional() : key,
  } satisfies Record<keyof typeof captchaHints, z.ZodType>;
}

type CaptchaVariables = z.output<z.ZodObject<ReturnType<typeof captchaSchema>>>;

/** Undefined where no captcha is configured. */
export function toCaptchaSettings(read: CaptchaVariables): CaptchaSettings | undefined {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: key } = read;
  return provider === undefined || key === undefined ? undefined : { provider, siteKey: key };
}
