import type { ValidAuthSessions } from "../routes/identity.ts";

/** How often, ms: two checks may go unanswered within the minute after which nobody signed out stays connected. */
export const checkSignInsEveryMs = 20_000;
/** Sign-ins per request: 40 kB of ids. */
export const perCheck = 1_000;

export type SignInCheckDeps = {
  /** The auth sessions of all open sockets. */
  readonly open: () => ReadonlySet<string>;
  readonly valid: ValidAuthSessions;
  /** Closes every socket of this auth session. */
  readonly close: (authSessionId: string) => void;
  readonly count: (outcome: "answered" | "unanswered") => void;
};

/**
 * Closes the sockets of people who are no longer signed in. While the database doesn't answer, nothing is
 * closed, however long that lasts: an outage must not drop a call, least of all one with somebody in danger.
 * Anyone signed out in the meantime is closed by the first answer.
 */
export class SignInCheck {
  readonly #deps: SignInCheckDeps;
  #checking: Promise<void> | null = null;

  constructor(deps: SignInCheckDeps) {
    this.#deps = deps;
  }

  /** One at a time, so that a slow database isn't asked faster than it answers. */
  check(): Promise<void> {
    this.#checking ??= this.#checkAll().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #checkAll(): Promise<void> {
    const open = [...this.#deps.open()];
    for (let from = 0; from < open.length; from += perCheck)
      await this.#checkSome(open.slice(from, from + perCheck));
  }

  async #checkSome(authSessionIds: readonly string[]): Promise<void> {
    const valid = await this.#deps.valid(authSessionIds);
    this.#deps.count(valid === null ? "unanswered" : "answered");
    if (valid === null) return;
    for (const id of authSessionIds) if (!valid.has(id)) this.#deps.close(id);
  }
}
