/** What a widget reports. */
export type CaptchaEvent =
  /** It runs without the person. */
  | { readonly kind: "checking" }
  /** It waits for the person. */
  | { readonly kind: "asking" }
  /** The token is good for one attempt. */
  | { readonly kind: "solved"; readonly token: string }
  /** The solution or the task expired, so the person has to do it again. */
  | { readonly kind: "expired" }
  /** Its script or service can't be reached, or something on the device blocks it. */
  | { readonly kind: "unreachable" };

export type CaptchaLook = {
  /** The interface language. */
  readonly language: string;
  readonly theme: "light" | "dark";
};

export type ShownCaptcha = {
  /** Requests another token after the last one was used. */
  reset(): void;
  remove(): void;
};

/** The captcha that the account service requires. Nothing is loaded before it is shown. */
export type CaptchaPort = {
  /** The provider's public name. */
  readonly provider: string;
  show(container: HTMLElement, look: CaptchaLook, tell: (event: CaptchaEvent) => void): ShownCaptcha;
};

/** What an attempt sends along: a token, or nothing if no captcha is required. */
export type CaptchaProof = readonly [] | readonly [token: string];
