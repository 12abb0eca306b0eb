import { z } from "zod";

/** Says whose rows a request is about. It never leaves the browser; see `onlyFor`. */
export const personHeader = "x-person";

const claimsSchema = z.object({
  sub: z.string().optional(),
  exp: z.number().optional(),
  aal: z.string().optional(),
  session_id: z.string().optional(),
});

/**
 * What an access token says of itself, unproven: whose it is, when it ends, s since the epoch, how many steps its
 * session has passed, and which session that is.
 */
export function claimsOf(token: string): z.infer<typeof claimsSchema> | null {
  const [, payload = ""] = token.split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return claimsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Sends a request for a person's data only with that person's token. Row-level security goes by the token
 * alone, so if someone else has signed in from another tab, the response would hold their rows. The id itself
 * isn't sent, because URLs end up in logs.
 */
export function onlyFor(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    const person = headers.get(personHeader);
    headers.delete(personHeader);
    if (person !== null && person !== claimsOf(headers.get("Authorization") ?? "")?.sub)
      return Promise.resolve(Response.json({ message: "somebody else is signed in" }, { status: 403 }));
    return send(input, { ...init, headers });
  };
}
