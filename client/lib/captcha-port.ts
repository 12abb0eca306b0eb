/** What a widget says of itself. */
export type CaptchaEvent =
  /** It works by itself. */
  | { readonly kind: "checking" }
  /** It waits for the person. */
  | { readonly kind: "asking" }
  /** The token is good for one attempt. */
  | { readonly kind: "solved"; readonly token: string }
  /** What was solved, or begun, is too old; the person does it again. */
  | { readonly kind: "expired" }
  /** Its script or its own service cannot be reached, or something on the device blocks it. */
  | { readonly kind: "unreachable" };

export type CaptchaLook = {
  /** The interface language. */
  readonly language: string;
  readonly theme: "light" | "dark";
};

export type ShownCaptcha = {
  /** Asks for another token; the last one is spent. */
  reset(): void;
  remove(): void;
};

/** The captcha that the account service demands. Nothing of it is loaded before it is shown. */
export type CaptchaPort = {
  /** Whose it is, as people know it. */
  readonly provider: string;
  show(container: HTMLElement, look: CaptchaLook, tell: (event: CaptchaEvent) => void): ShownCaptcha;
};

/** What an attempt brings along: a token, or nothing where no captcha is demanded. */
export type CaptchaProof = readonly [] | readonly [token: string];
