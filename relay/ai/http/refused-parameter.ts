import { APIError } from "openai";

/** The first of these parameters that a refusal names, or null. */
export function refusedParameter<Name extends string>(error: unknown, names: readonly Name[]): Name | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const { param, message } = error;
  const isBlamed = (name: string) =>
    typeof param === "string" && param !== ""
      ? param.split(/[.[]/)[0] === name
      : new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(message);
  return names.find(isBlamed) ?? null;
}
