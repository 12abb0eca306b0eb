import { expect, test, vi } from "vitest";
import type { CaptchaEvent, CaptchaPort } from "./account-port.ts";
import { lazyCaptcha } from "./captcha-port.ts";

const settings = { provider: "turnstile", siteKey: "key" } as const;
const container = {} as HTMLElement;
const look = { language: "en", theme: "light" } as const;

function widgets() {
  const [reset, remove] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const show = vi.fn<CaptchaPort["show"]>(() => ({ reset, remove }));
  const load = vi.fn<NonNullable<Parameters<typeof lazyCaptcha>[1]>>(async () => ({
    createCaptchaPort: () => ({ show }),
  }));
  return { reset, remove, show, load };
}

test("the widget's code is fetched when it is shown, and the widget is reset and removed", async () => {
  const { reset, remove, show, load } = widgets();
  const captcha = lazyCaptcha(settings, load);
  expect([captcha.provider, load.mock.calls]).toEqual(["Cloudflare Turnstile", []]);
  const tell = vi.fn<(event: CaptchaEvent) => void>();
  const first = captcha.show(container, look, tell);
  first.reset();
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith(container, look, tell));
  first.reset();
  first.remove();
  expect([reset.mock.calls, remove.mock.calls]).toEqual([[[]], [[]]]);
});

test("what was removed meanwhile isn't shown, and code that can't be fetched is told", async () => {
  const { show, load } = widgets();
  const captcha = lazyCaptcha(settings, load);
  const tell = vi.fn<(event: CaptchaEvent) => void>();
  captcha.show(container, look, tell).remove();
  await load.mock.results[0]?.value;
  expect(show).not.toHaveBeenCalled();
  const unfetched = lazyCaptcha(settings, () => Promise.reject(new Error("no network")));
  unfetched.show(container, look, tell);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith({ kind: "unreachable" }));
});
