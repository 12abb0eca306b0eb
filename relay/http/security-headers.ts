import type { RequestHandler } from "express";
import helmet from "helmet";

export type SecurityOptions = {
  readonly production: boolean;
  /** Origins, without a path. */
  readonly publicUrl: string;
  readonly supabaseUrl: string;
};

/** `https://host` → `wss://host`, `http://host` → `ws://host`. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, "ws");
}

function contentSecurityPolicy({ production, publicUrl, supabaseUrl }: SecurityOptions) {
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", "'wasm-unsafe-eval'"],
      "worker-src": ["'self'", "blob:"],
      // Older Safari does not count the page's own WebSocket as 'self'.
      "connect-src": ["'self'", socketOrigin(publicUrl), supabaseUrl, socketOrigin(supabaseUrl)],
      "style-src": ["'self'"],
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

/** Off unless listed otherwise: the app asks for the microphone and plays speech, nothing else. */
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

/** The headers every answer carries. */
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
