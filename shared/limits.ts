/** Bounds that both ends hold each other to. A relay enforces them; a client stays inside them. */
export const limits = {
  /** Largest inbound frame, bytes: one second of 16 kHz PCM16 plus its header, with room. */
  maxPayloadBytes: 64 * 1024,
  /** Characters in one typed message. */
  maxChatCharacters: 4_000,
  maxTitleCharacters: 120,
  /** One utterance, ms (spec 2, section 9: maximum utterance). */
  maxUtteranceMs: 30_000,
  /** Sound may come in this much ahead of the clock, ms: what a microphone has buffered, pre-roll included. */
  captureBurstMs: 2_000,
  /** Work ahead of the end of utterances that one person may cause: who only pauses and takes back pays no time for it. */
  workAhead: { capacity: 12, perSecond: 0.25 },
  /** A voice session's hard cap, seconds (spec 2, section 9). */
  maxSessionSeconds: 900,
  /** The person is told this long before the talking ends, seconds. */
  warnBeforeEndSeconds: 60,
  /** Heartbeat each way, ms; twice this without a word means the connection is dead. */
  heartbeatMs: 15_000,
  /** How long a session outlives its connection, ms. Nothing is metered meanwhile. */
  resumeWindowMs: 60_000,
  /** Above this many unsent bytes the relay stops reading speech from its provider. */
  pauseBufferedBytes: 256 * 1024,
  /** Above this many the client is closed as too slow. */
  closeBufferedBytes: 2 * 1024 * 1024,
  /** Inbound frames a second, sustained and at once: ten audio frames a second and control around them. */
  inboundFramesPerSecond: 40,
  inboundFramesBurst: 200,
} as const;

/** Sound on its way in: 16 kHz mono PCM16, little-endian, in frames of 100 ms. */
export const capture = {
  sampleRateHz: 16_000,
  frameMs: 100,
  bytesPerSample: 2,
} as const;

/** Sound on its way out: Opus at 48 kHz mono. */
export const playback = {
  sampleRateHz: 48_000,
  /** Without progress for this long the call goes on without the rest (spec 2, section 9). */
  timeoutMs: 30_000,
} as const;

/** What the database holds people to; `private.limits()` has the same numbers, and a test compares them. */
export const dataLimits = {
  /** What visitors wrote to the operator is kept this long, days: long enough to be answered and asked about again. */
  contactMessageDays: 180,
  /** One person's journal in all: more than years of daily pages, and a size that no account can grow beyond. */
  journalBytes: 20_000_000,
  journalEntries: 5_000,
  /** Entries written or changed in 24 hours, deleted ones included. */
  journalWritesPerDay: 50,
  /** A subscription stays in force this long after a renewal failed, days. */
  pastDueDays: 3,
  /** What a resumed session brings along, as JSON: a fraction of the bytes above which a client counts as too slow. */
  resumeBytes: 512 * 1024,
  resumeMessages: 200,
  /** Public counts below this are not told exactly: a cell of one is a person. */
  smallestPublicCount: 5,
  /** Wrap-ups begun in 24 hours, those included that came to nothing: each costs a model's time. */
  wrapUpStartsPerDay: 5,
  /** Changes of one person to one kind of thing in 24 hours: far above what hands do, far below what a script does. */
  writesPerDay: 500,
} as const;

/** What is counted of each person, over all relays together. */
export type Use = {
  /** A message counts for at least `relayLimits.typing.leastPerMessage`. */
  readonly typedCharacters: number;
  /** Requests to models. */
  readonly providerCalls: number;
  /** Given to models and taken from them. */
  readonly providerCharacters: number;
  /** Heard and spoken by models. */
  readonly soundSeconds: number;
};

export const noUse: Use = { typedCharacters: 0, providerCalls: 0, providerCharacters: 0, soundSeconds: 0 };

/**
 * What one person may cause in a full hour and in 24 hours. Beyond it typed messages are taken one at a time, nothing is
 * prepared ahead, and no call goes on or begins, unless a danger was confirmed in it. An hour of quick talk makes some
 * 1,500 calls of some 4,000 characters, an hour of quick typing half of them; three times that is nobody's need.
 */
export const useLimits: { readonly hour: Use; readonly day: Use } = {
  hour: {
    typedCharacters: 130_000,
    providerCalls: 4_500,
    providerCharacters: 24_000_000,
    soundSeconds: 4 * 3_600,
  },
  day: {
    typedCharacters: 300_000,
    providerCalls: 18_000,
    providerCharacters: 96_000_000,
    soundSeconds: 16 * 3_600,
  },
};
