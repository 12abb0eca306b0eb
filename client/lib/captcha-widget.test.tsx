import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CaptchaEvent } from "./account-port.ts";
import { createCaptchaPort } from "./captcha-widget.ts";

type Callback = (given?: string) => unknown;

/** A page whose scripts load when the test says so, with an in-memory provider API. */
function page(provider: "hcaptcha" | "turnstile") {
  const inserted: string[] = [];
  const takenOut: string[] = [];
  let fail: (() => void) | null = null;
  const rendered: { container: HTMLElement; options: Record<string, unknown> }[] = [];
  const calls: string[] = [];
  const api = {
    render(container: HTMLElement, options: Record<string, unknown>) {
      rendered.push({ container, options });
      return `widget ${rendered.length}`;
    },
    reset: (widget: string) => void calls.push(`reset ${widget}`),
    remove: (widget: string) => void calls.push(`remove ${widget}`),
  };
  const port = createCaptchaPort({ provider, siteKey: "site key" }, (url, onFailed) => {
    inserted.push(url);
    fail = onFailed;
    return () => void takenOut.push(url);
  });
  const arrive = async () => {
    vi.stubGlobal(provider, api);
    const [, name = ""] = /&onload=(\w+)$/.exec(inserted.at(-1) ?? "") ?? [];
    const ready: unknown = Reflect.get(globalThis, name);
    if (typeof ready === "function") Reflect.apply(ready, undefined, []);
    await vi.advanceTimersByTimeAsync(0);
  };
  const container = document.createElement("div");
  const events: CaptchaEvent[] = [];
  const show = (language = "en", theme: "light" | "dark" = "light") =>
    port.show(container, { language, theme }, (event) => events.push(event));
  const call = (name: string, given?: string) => {
    const callback = rendered.at(-1)?.options[name];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was rendered holds callbacks
    return (callback as Callback)(given);
  };
  return {
    inserted,
    takenOut,
    rendered,
    calls,
    container,
    events,
    show,
    call,
    arrive,
    failed: async () => {
      fail?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["turnstile", "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"],
  ["hcaptcha", "https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off"],
] as const)("%s", (provider, script) => {
  test("is loaded when it is first shown, and only once", async () => {
    const at = page(provider);
    expect(at.inserted).toEqual([]);
    at.show();
    expect(at.inserted).toEqual([expect.stringContaining(script)]);
    await at.arrive();
    at.show().remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(at.inserted).toHaveLength(1);
    expect(at.rendered).toHaveLength(1);
  });

  test("gets site key, theme and language, and reports the token", async () => {
    const at = page(provider);
    at.show("fr", "dark");
    await at.arrive();
    expect(at.rendered[0]?.options).toMatchObject({
      sitekey: "site key",
      theme: "dark",
      [provider === "hcaptcha" ? "hl" : "language"]: "fr",
    });
    at.call("callback", "a token");
    expect(at.events.at(-1)).toEqual({ kind: "solved", token: "a token" });
  });

  test("is reset and removed without a trace", async () => {
    const at = page(provider);
    const shown = at.show();
    await at.arrive();
    at.call("callback", "a token");
    shown.reset();
    expect(at.events.at(-1)).toEqual(at.events[0]);
    shown.remove();
    expect(at.calls).toEqual(["reset widget 1", "remove widget 1"]);
    expect(at.container.childNodes).toHaveLength(0);
  });

  test("is reported if it is blocked, and loaded again on the next attempt", async () => {
    const at = page(provider);
    at.show();
    await at.failed();
    expect(at.events).toEqual([{ kind: "unreachable" }]);
    expect(at.takenOut).toEqual(at.inserted);
    at.show();
    await at.arrive();
    expect(at.inserted).toHaveLength(2);
    expect(at.rendered).toHaveLength(1);
  });

  test("is reported if it never loads", async () => {
    const at = page(provider);
    at.show();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(at.events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(at.events).toEqual([{ kind: "unreachable" }]);
  });
});

test("Turnstile runs by itself until it needs the person, and logs nothing to the console", async () => {
  const at = page("turnstile");
  at.show("zh");
  await at.arrive();
  expect(at.rendered[0]?.options).toMatchObject({ language: "zh-cn", "response-field": false });
  at.call("before-interactive-callback");
  at.call("timeout-callback");
  at.call("expired-callback");
  expect(at.call("error-callback", "300010")).toBe(true);
  at.call("unsupported-callback");
  expect(at.events.map(({ kind }) => kind)).toEqual([
    "checking",
    "asking",
    "expired",
    "checking",
    "unreachable",
    "unreachable",
  ]);
});

test("hCaptcha asks immediately, and its task stays beside it, within the dialog", async () => {
  const at = page("hcaptcha");
  at.show();
  await at.arrive();
  const task = String(at.rendered[0]?.options["challenge-container"]);
  expect([...at.container.children].map(({ id }) => id)).toContain(task);
  at.call("close-callback");
  at.call("expired-callback");
  at.call("chalexpired-callback");
  at.call("error-callback", "challenge-closed");
  at.call("error-callback", "network-error");
  expect(at.events.map(({ kind }) => kind)).toEqual([
    "asking",
    "asking",
    "expired",
    "expired",
    "asking",
    "unreachable",
  ]);
});
