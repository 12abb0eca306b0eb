/** Where and how a message reaches this browser. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * Whether this browser can get reminders while the app is closed. `install-first`: on iOS, only once the app is on the
 * Home Screen. `ask`: the person hasn't been asked for permission.
 */
export type PushSupport = "unsupported" | "install-first" | "denied" | "ask" | "allowed";

export type PushBrowser = {
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
  /** On iPhone and iPad, including those that claim to be a Mac. */
  readonly isApplePhone: boolean;
  /** Opened from the Home Screen. */
  readonly isInstalled: boolean;
};

export function pushSupport(browser: PushBrowser): PushSupport {
  const { hasPush, permission, isApplePhone, isInstalled } = browser;
  if (!hasPush || permission === null) return isApplePhone && !isInstalled ? "install-first" : "unsupported";
  if (permission === "denied") return "denied";
  return permission === "granted" ? "allowed" : "ask";
}

/** This browser as it is now. */
export function thisBrowser(): PushBrowser {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    hasPush: "serviceWorker" in navigator && "PushManager" in window,
    permission: typeof Notification === "undefined" ? null : Notification.permission,
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isInstalled: matchMedia("(display-mode: standalone)").matches,
  };
}

const browsers = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|Chromium|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const systems = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** A device as a person would recognize it, such as "Firefox, Android"; `unknown` if the browser doesn't say. */
export function deviceName(userAgent: string, unknown: string): string {
  const first = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(browsers), first(systems)].filter((name) => name !== undefined).join(", ") || unknown;
}

function addressOf(subscription: PushSubscription): PushAddress | null {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  return p256dh && auth ? { endpoint: subscription.endpoint, p256dh, auth } : null;
}

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.pushManager ?? null;
}

/** The address that this browser has now; null if it has none. Never throws. */
export async function currentAddress(): Promise<PushAddress | null> {
  try {
    const subscription = await (await pushManager())?.getSubscription();
    return subscription ? addressOf(subscription) : null;
  } catch {
    return null;
  }
}

/**
 * Asks for permission, where needed, and for an address. Browsers only ask within a tap, so nothing may be awaited
 * before. Null if the person or the browser refused.
 * @param key the server's public key, base64url
 */
export async function requestAddress(key: string): Promise<PushAddress | null> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const manager = await pushManager();
    const held = await manager?.getSubscription();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    // An address that is bound to an earlier key of the server's is of no use.
    if (held && keyOf(held) !== key) await held.unsubscribe();
    const subscription = await manager?.subscribe(options);
    return subscription ? addressOf(subscription) : null;
  } catch {
    return null;
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Gives this browser's address up, so that nothing reaches it any more. Never throws. */
export async function giveUpAddress(): Promise<void> {
  try {
    await (await (await pushManager())?.getSubscription())?.unsubscribe();
  } catch {
    // The browser stays subscribed, but the server's row is removed.
  }
}
