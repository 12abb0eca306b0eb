/** Bounds that both ends hold each other to. A relay enforces them; a client stays inside them. */
export const limits = {
  /** Largest inbound frame, bytes: one second of 16 kHz PCM16 plus its header, with room. */
  maxPayloadBytes: 64 * 1024,
  /** Characters in one typed message: more than a page, and what hearing it for danger may cost. */
  maxChatCharacters: 4_000,
  /** Of a conversation's title, characters: two lines of a list. */
  maxTitleCharacters: 120,
  /** One utterance, ms : half a minute without a pause is a monologue, and its sound has to be kept until it is transcribed. */
  maxUtteranceMs: 30_000,
  /** Sound may come in this much ahead of the clock, ms: what a microphone has buffered, pre-roll included. */
  captureBurstMs: 2_000,
  /** Work ahead of the end of utterances that one person may cause: who only pauses and takes back pays no time for it. */
  workAhead: { capacity: 12, perSecond: 0.25 },
  /** One call, seconds: a quarter of an hour, and then a fresh start. */
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
  /** An utterance that is sent again after a loss comes all at once. */
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
  /** Without progress for this long the call goes on without the rest. */
  timeoutMs: 30_000,
} as const;

/** What the database holds people to; `private.limits()` has the same numbers, and a test compares them. */
export const dataLimits = {
  /** What visitors wrote to the operator is kept this long, days: long enough to be answered and asked about again. */
  contactMessageDays: 180,
  /** One person's journal in all: more than years of daily pages, and a size that no account can grow beyond. */
  journalBytes: 20_000_000,
  /** Ten years of daily pages, and a list that can still be searched. */
  journalEntries: 5_000,
  /** Entries written or changed in 24 hours, deleted ones included. */
  journalWritesPerDay: 50,
  /** A subscription stays in force this long after a renewal failed, days. */
  pastDueDays: 3,
  /** What a resumed session brings along, as JSON: a fraction of the bytes above which a client counts as too slow. */
  resumeBytes: 512 * 1024,
  /** More than fills a screen; the rest is in the history. */
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
  /** Of text and of sound, by the providers' own figures where they give credible ones, else estimated. */
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Heard and spoken by models. */
  readonly soundSeconds: number;
};

export const noUse: Use = {
  typedCharacters: 0,
  providerCalls: 0,
  providerCharacters: 0,
  tokensIn: 0,
  tokensOut: 0,
  soundSeconds: 0,
};

/** Each kind of what is counted. */
export const useKinds = [
  "typedCharacters",
  "providerCalls",
  "providerCharacters",
  "tokensIn",
  "tokensOut",
  "soundSeconds",
] as const satisfies readonly (keyof Use)[];

/**
 * What one person may cause in a full hour and in 24 hours. Beyond it typed messages are taken one at a time, nothing is
 * prepared ahead, and no call goes on or begins; none of it holds while a danger is confirmed. An hour of quick talk makes some
 * 1,500 calls of some 4,000 characters, an hour of quick typing half of them; three times that is nobody's need.
 */
export const useLimits: { readonly hour: Use; readonly day: Use } = {
  hour: {
    /** Ten messages a minute, of 200 characters each. */
    typedCharacters: 130_000,
    /** Three times an hour of quick talk. */
    providerCalls: 4_500,
    /** A third more than so many calls need. */
    providerCharacters: 24_000_000,
    /** A quarter of the characters: what they come to in most languages, and twice what Chinese needs. */
    tokensIn: 6_000_000,
    /** So many replies of the greatest length, and twice the sound tokens of an hour spoken without a pause. */
    tokensOut: 1_200_000,
    /** Heard and spoken: an hour of talk, with each pause transcribed ahead. */
    soundSeconds: 4 * 3_600,
  },
  day: {
    /** 1,500 messages. */
    typedCharacters: 300_000,
    /** Four of the fullest hours. */
    providerCalls: 18_000,
    /** Four of the fullest hours. */
    providerCharacters: 96_000_000,
    /** Four of the fullest hours. */
    tokensIn: 24_000_000,
    /** Four of the fullest hours. */
    tokensOut: 4_800_000,
    /** Four of the fullest hours. */
    soundSeconds: 16 * 3_600,
  },
};

/** What a relay alone holds people to. Those of one relay are each relay's own: three relays allow three times as much. */
export const relayLimits = {
  /** Requests, as so many at once and then so many a second, in full (429 with `Retry-After`) beyond. */
  requests: {
    /** Under /api, by address: loading the app takes one, a busy minute in it a few dozen; people may share an address. */
    api: { capacity: 240, perSecond: 4 },
    /** Stripe's events come in bursts from a few addresses; what is signed by nobody costs one hash. */
    webhook: { capacity: 600, perSecond: 50 },
    /** Tickets for a socket, by person: a reconnecting client needs one for each try; nobody else needs many. */
    ticket: { capacity: 20, perSecond: 0.5 },
    /** Deleting the account, by person: a few tries in a row, then one a minute. */
    deletion: { capacity: 5, perSecond: 1 / 60 },
    /** Billing, by person: somebody at the billing page makes a few calls at once; nobody needs many. */
    billing: { capacity: 40, perSecond: 1 },
    /** Wrap-ups, by person: somebody may press again after a failure; nobody needs many a minute. */
    wrapUp: { capacity: 6, perSecond: 1 / 30 },
    /** Texts to be heard for danger, by person: a long journal entry is read in a few pieces. */
    screen: { capacity: 30, perSecond: 0.5 },
    /**
     * Counted referrals, by person and level: the pieces of one entry, and an entry that is saved again, are one
     * occasion. The counts are public, and believed.
     */
    referral: { capacity: 1, perSecond: 1 / 3_600 },
  },
  /** Open sockets. */
  sockets: {
    /** Two devices, some tabs, and connections that are dead and not yet given up. */
    perPerson: 10,
    /** By address, unless CONNECTIONS_PER_ADDRESS says otherwise: a school or an office shares one. */
    perAddress: 100,
  },
  /**
   * Hearing danger in one turn, in steps of some twenty nanoseconds. Ordinary turns of 4,000 characters need at most
   * 12,500 and 32,000 of them, repeated phrasings made to be costly 28,000 and 110,000.
   */
  hearing: {
    /** More than anything was found to need: the floor reads every turn to its end. */
    floorSteps: 40_000,
    /** Twice what ordinary turns need; what costs more is read up to there. */
    screenSteps: 64_000,
  },
  /** What sockets send. */
  inbound: {
    /** Frames of one socket that are handled as they are read; further ones wait for those of other sockets. */
    framesPerTurn: 8,
    /** What the frames of all sockets may take in one turn of the event loop before others get theirs, ms. */
    turnMs: 10,
    /** Bytes of one socket that wait to be handled: an utterance of 30 s that is sent again, twice. */
    waitingBytes: 2 * 1024 * 1024,
  },
  /** Deleting an account. */
  leaving: {
    /** Entries of the audit log read in one statement: well within the eight seconds that one may take. */
    auditEntriesPerSweep: 5_000,
    /** How recently somebody must have signed in, seconds: whoever finds a page left open can't delete an account. */
    freshSignInSeconds: 600,
  },
  /** Sockets show that their sign-in still holds. */
  signIns: {
    /** How often, ms: two checks may go unanswered within the minute after which nobody stays who was signed out. */
    checkEveryMs: 20_000,
    /** Of one request: 40 kB of ids. */
    perCheck: 1_000,
  },
  /** Counting what people cause over all relays. */
  use: {
    /** How often the database is told, ms: so long may a person overshoot, on each relay. */
    flushEveryMs: 2_000,
    livingInDanger: {
      /** How often it is looked how many accounts live in a danger, ms. */
      lookEveryMs: 300_000,
      /** From so much uncharged talk in 24 hours, seconds: four calls. */
      leastSeconds: 3_600,
    },
  },
  /** What one person types, on all sockets of this relay. It slows people down, and closes nothing. */
  typing: {
    /** Ten times what fast hands write; beyond it a message is refused, and can be sent again. */
    charactersPerMinute: 4_000,
    /** Four of the longest messages: what was written without a connection is sent all at once. */
    charactersAtOnce: 16_000,
    /** What a message costs at least: each asks for a reply, however short it is. 20 a minute, 80 at once. */
    leastPerMessage: 200,
    /** Beyond what somebody may cause in an hour or a day nobody is silenced, but there is a pause between messages, ms. */
    slowedToMs: 60_000,
  },
  /** Writes of conversations on their way to the database. */
  writes: {
    /**
     * Of a batch as it is sent, UTF-8 JSON. PostgREST has no limit of its own, but what stands before it has: nginx
     * takes 1 MiB by default. A quarter of that leaves room, and still holds the largest single write (20,000
     * characters, each escaped to six bytes) twice.
     */
    batchBytes: 256 * 1024,
    /** Writes in a batch: each costs the database a few statements, in one transaction. */
    batchLength: 200,
    /** Memory for what waits while the database is away: days of talk of a thousand people. */
    bytes: 64 * 1024 * 1024,
    /** The part of it that one person may fill: more than a day's typing. It takes sixteen such to fill all of it. */
    bytesPerPerson: 4 * 1024 * 1024,
    /** Beyond that, so that a session whose texts no longer fit can still end. */
    bytesPerPersonWithoutText: 64 * 1024,
    /** Log lines a minute about one session's lost writes; the metric counts them all. */
    lossesLoggedPerMinute: 3,
    /** When a relay whose writes stand still though the database answers sends new people elsewhere, ms. */
    stuckMs: 60_000,
    /**
     * How often a write is sent alone that the database answers but does not take. With the pauses between them that
     * is about a minute, for which its person's later writes wait.
     */
    writeTries: 12,
  },
} as const;
