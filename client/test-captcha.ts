import type { CaptchaEvent, CaptchaLook, CaptchaPort } from "#client/lib/account-port.ts";

/** A captcha whose widget the test plays: `tell` emits events for the newest one. */
export function fakeCaptcha() {
  let newest: ((event: CaptchaEvent) => void) | null = null;
  let solved = 0;
  const looks: CaptchaLook[] = [];
  const counts = { shown: 0, reset: 0 };
  const tell = (event: CaptchaEvent) => newest?.(event);
  const port: CaptchaPort = {
    provider: "Testcha",
    show(_place, look, listen) {
      looks.push(look);
      counts.shown += 1;
      newest = listen;
      return {
        reset() {
          counts.reset += 1;
          listen({ kind: "asking" });
        },
        remove() {
          counts.shown -= 1;
        },
      };
    },
  };
  const solve = () => tell({ kind: "solved", token: `token ${(solved += 1)}` });
  return { port, tell, solve, looks, counts };
}
