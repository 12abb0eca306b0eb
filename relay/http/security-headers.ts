import type { CaptchaProvider } from "#shared/captcha.ts";
import type { RequestHandler } from "express";
import helmet from "helmet";

export type SecurityOptions = {
  readonly production: boolean;
  /** Origins, without a path. */
  readonly publicUrl: string;
  readonly supabaseUrl: string;
  readonly captcha?: { readonly provider: CaptchaProvider } | undefined;
};

type CaptchaDirective = "script-src" | "connect-src" | "style-src" | "frame-src";

/** The sources that each provider needs in each directive. */
const captchaSources: Readonly<
  Record<
    CaptchaProvider,
    { readonly origins: readonly string[]; readonly directives: readonly CaptchaDirective[] }
  >
> = {
  hcaptcha: {
    // Subdomains that vary by region and over time.
    origins: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    directives: ["script-src", "connect-src", "style-src", "frame-src"],
  },
  turnstile: {
    origins: ["https://challenges.cloudflare.com"],
    directives: ["script-src", "frame-src"],
  },
};

/** The captcha origins that a directive must allow; none if no captcha is configured. */
function captchaOrigins({ captcha }: SecurityOptions, directive: CaptchaDirective): readonly string[] {
  if (captcha === undefined) return [];
  const { origins, directives } = captchaSources[captcha.provider];
  return directives.includes(directive) ? origins : [];
}

/** `https://host` → `wss://host`, `http://host` → `ws://host`. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, "ws");
}

function contentSecurityPolicy(options: SecurityOptions) {
  const { production, publicUrl, supabaseUrl } = options;
  const frames = captchaOrigins(options, "frame-src");
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", "'wasm-unsafe-eval'", ...captchaOrigins(options, "script-src")],
      "worker-src": ["'self'"],
      // Older Safari doesn't treat the page's own WebSocket as 'self'.
      "connect-src": [
        "'self'",
        socketOrigin(publicUrl),
        supabaseUrl,
        socketOrigin(supabaseUrl),
        ...captchaOrigins(options, "connect-src"),
      ],
      "style-src": ["'self'", ...captchaOrigins(options, "style-src")],
      // Without a captcha the default applies.
      "frame-src": frames.length > 0 ? ["'self'", ...frames] : null,
      "img-src": ["'self'", "data:", "blob:"],
      "media-src": ["'self'", "blob:"],
      "font-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "upgrade-insecure-requests": production ? [] : null,
    },
  };
}

/** Off unless listed otherwise: the app uses the microphone and plays speech, nothing else. */
const permissionsPolicy = [
  "microphone=(self)",
  "autoplay=(self)",
  ...[
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

/** The headers of every response. */
export function securityHeaders(options: SecurityOptions): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: contentSecurityPolicy(options),
      crossOriginOpenerPolicy: { policy: "same-origin" },
      referrerPolicy: { policy: "no-referrer" },
      strictTransportSecurity: options.production && { maxAge: 31_536_000, includeSubDomains: true },
      xFrameOptions: { action: "deny" },
    }),
    (_req, res, next) => {
      res.set("Permissions-Policy", permissionsPolicy);
      next();
    },
  ];
}
