import { publicOrigin } from "#relay/env/values.ts";
import { isSet, type Variables } from "./services.ts";

/** Whether a server on this host listens on every address of the machine; null: the host isn't valid. */
function listensEverywhere(bracketed: string): boolean | null {
  if (!URL.canParse(`http://${bracketed}`)) return null;
  return ["0.0.0.0", "[::]"].includes(new URL(`http://${bracketed}`).hostname);
}

/** The host as it stands in a URL; null: every address of the machine, or one that the relay will refuse. */
function hostInUrl(value: string | undefined): string | null {
  if (!isSet(value)) return null;
  const host = value.trim();
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return listensEverywhere(bracketed) === false ? bracketed : null;
}

/** Where this machine reaches what listens on HOST, whatever people open. */
export function addressForUs({ HOST }: Variables, port: number): string {
  return `http://${hostInUrl(HOST) ?? "127.0.0.1"}:${port}`;
}

/**
 * The URL that people open: PUBLIC_URL as the relay reads it, or else where HOST listens. A PUBLIC_URL that isn't valid
 * is left to the relay, which says what is wrong with it.
 */
export function addressForPeople({ PUBLIC_URL, HOST }: Variables, port: number): string {
  const given = publicOrigin(false).safeParse(PUBLIC_URL?.trim());
  return given.success ? given.data : `http://${hostInUrl(HOST) ?? "localhost"}:${port}`;
}
