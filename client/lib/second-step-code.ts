import type { Problems, Values } from "./use-form.ts";

/** The digits of a code; apps show spaces between them. */
export const digitsOf = (code: string): string => code.replaceAll(/\s/g, "");

/** What keeps a form's code from being sent. */
export function validateCode({ code }: Values<"code">): Problems<"code", "codeRequired"> {
  return /^\d{6}$/.test(digitsOf(code)) ? {} : { code: "codeRequired" };
}
