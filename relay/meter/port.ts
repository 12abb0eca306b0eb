/** The meter's requests to the database; none ever throws. */
export type CallKey = { readonly userId: string; readonly sessionId: string; readonly epoch: number };

/** What is left; -1 is unlimited. */
export type Balance = {
  readonly remainingSeconds: number;
  readonly limitSeconds: number;
  /** ISO 8601; null while no window is open. */
  readonly resetsAt: string | null;
};

export type OpenedCall = { readonly epoch: number; readonly balance: Balance; readonly capSeconds: number };

export type Reservation = CallKey & {
  readonly seq: number;
  readonly seconds: number;
  /** False: nothing is charged, and no limit applies. */
  readonly charge: boolean;
};

export type Grant = {
  readonly sessionId: string;
  readonly epoch: number;
  readonly seq: number;
  readonly status: "granted" | "window_exhausted" | "session_cap" | "fenced" | "closed";
  readonly grantedSeconds: number;
  /** Left after this grant. */
  readonly remainingSeconds: number;
  /** Left of the session's cap after this grant. */
  readonly capSeconds: number;
  readonly resetsAt: string | null;
};

export type MeterStore = {
  /** Takes the person's single slot. Null if the database didn't answer. */
  readonly open: (userId: string, sessionId: string) => Promise<OpenedCall | null>;
  /** One round trip for all calls of this relay. Null if the database didn't answer. */
  readonly reserve: (batch: readonly Reservation[]) => Promise<readonly Grant[] | null>;
  /** Charges nothing from here on, and returns what was reserved in advance; retried until done. */
  readonly suspend: (call: CallKey, spokenSeconds: number) => void;
  /** Returns what wasn't spoken, or charges what was spoken beyond what was reserved; retried until done. */
  readonly close: (call: CallKey, spokenSeconds: number) => void;
};
