/**
 * Longer than most files, because a limit is looked for in one place, and `npm run limits-page` lists all of them
 * from here.
 */

/** Limits shared by both ends. The relay enforces them; the client stays within them. */
export const limits = {
  /** Largest inbound frame, bytes: one second of 16 kHz PCM16 plus its header, with some margin. */
  maxPayloadBytes: 64 * 1024,
  /** Characters in one typed message: more than a page, and a limit on the cost of screening it. */
  maxChatCharacters: 4_000,
  /** How often a message in chat is answered anew: each time costs a call of the model. */
  maxRegenerations: 5,
  /** Words shown to a person while they speak, in one message: more than half a minute of quick talk. */
  maxCaptionCharacters: 1_000,
  /** How often they are sent at most, ms: quicker than anybody reads. */
  captionEveryMs: 200,
  /** Why the companion offers something, in its words: one line of a card. */
  maxOfferReasonCharacters: 140,
  /** Of a conversation's title, characters: two lines of a list. */
  maxTitleCharacters: 120,
  /**
   * One utterance, ms: half a minute without a pause is a monologue, and its audio has to be kept until it is
   * transcribed.
   */
  maxUtteranceMs: 30_000,
  /** How much longer than that an utterance may be: its pre-roll, and the silence that ends it. */
  utteranceSlackMs: 5_000,
  /** How far audio may run ahead of the clock, ms: what a microphone has buffered, including pre-roll. */
  captureBurstMs: 2_000,
  /**
   * How often the relay works ahead for one person: pausing and canceling repeatedly costs them no talking
   * time.
   */
  workAhead: { capacity: 12, perSecond: 0.25 },
  /** One call, seconds: a quarter of an hour, then a fresh start. */
  maxSessionSeconds: 900,
  /** How long before the end of talking time the person is told, seconds. */
  warnBeforeEndSeconds: 60,
  /** Heartbeat each way, ms; after twice this without a sign of life the connection counts as dead. */
  heartbeatMs: 15_000,
  /** How long a session outlives its connection, ms. Nothing is metered meanwhile. */
  resumeWindowMs: 60_000,
  /**
   * Above this many unsent bytes the relay passes no more speech on. Over HTTP it stops reading from the provider; over
   * the Realtime API the rest of one reading waits in memory, whose length the tokens asked for bound.
   */
  pauseBufferedBytes: 256 * 1024,
  /** Above this many the client is disconnected as too slow. */
  closeBufferedBytes: 2 * 1024 * 1024,
  /**
   * Inbound frames per second, sustained and in a burst: ten audio frames a second, plus control messages.
   */
  inboundFramesPerSecond: 40,
  /** An utterance that is resent after a connection loss arrives all at once. */
  inboundFramesBurst: 200,
} as const;

/** How long people's own texts may be, characters; the tables check the same, and a test compares them. */
export const textLimits = {
  /** An answer to one prompt of the journal. */
  journalAnswer: 4_000,
  /** A free page of the journal: some ten sheets of paper. */
  journalPage: 20_000,
  /** The title of a journal entry: two lines of a list. */
  journalTitle: 200,
  /** The note of a daily check-in: about a page. */
  checkInNote: 2_000,
  /** A moment's words: a line or two. */
  momentWords: 200,
  /** What somebody is called. */
  name: 120,
  /** One part of a safety plan. */
  safetyPlanPart: 2_000,
} as const;

/** Inbound audio: 16 kHz mono PCM16, little-endian, in frames of 100 ms. */
export const capture = {
  sampleRateHz: 16_000,
  frameMs: 100,
  bytesPerSample: 2,
} as const;

/** Outbound audio: Opus at 48 kHz mono. */
export const playback = {
  sampleRateHz: 48_000,
  /** Playback without progress for this long is given up, and the call continues. */
  timeoutMs: 30_000,
} as const;

/** Limits that the database enforces; `private.limits()` has the same numbers, and a test compares them. */
export const dataLimits = {
  /** Attempts to send the mail about a visitor's message: some ten hours' worth, because nothing else tells the operator. */
  contactMailAttempts: 12,
  /** How long visitors' messages to the operator are kept, days: long enough to answer them and follow up. */
  contactMessageDays: 180,
  /** Visitors' messages in an hour, from everybody together: more than an operator can read, and a limit on a flood. */
  contactMessagesPerHour: 200,
  /** Messages in an hour from one IP address: a second thought or two, and people who share the address. */
  contactMessagesPerSender: 5,
  /**
   * Total size of one person's journal: more than years of daily pages, and a bound on what one account can
   * store.
   */
  journalBytes: 20_000_000,
  /** Ten years of daily pages, and a list that can still be searched. */
  journalEntries: 5_000,
  /** Entries written or changed in 24 hours, including deleted ones. */
  journalWritesPerDay: 50,
  /** A reminder later than that, hours, isn't sent any more: it would be about another part of the day. */
  lateReminderHours: 2,
  /** Attempts to send any other mail: half an hour's worth, because a later reminder is of little use. */
  mailAttempts: 6,
  /** Moods noted through the day: five years of fourteen a day. */
  moments: 25_000,
  /** Moods noted on one day: one every half hour, day and night. */
  momentsPerDay: 50,
  /** How long finished mail and pushes stay on record, days: long enough to look into one that didn't arrive. */
  outboxDays: 60,
  /** How long a pass lasts, hours; the plan's id and the texts about it say so too. */
  passHours: 24,
  /** How long a subscription stays in force after a failed renewal, days. */
  pastDueDays: 3,
  /** Attempts to send a push: some minutes' worth. */
  pushAttempts: 5,
  /** Browsers that one person gets reminders in; a further one replaces the longest unused. */
  pushDevices: 10,
  /** How many months of referrals are counted publicly: a year and the month that isn't over. */
  referralMonths: 13,
  /**
   * Messages sent when a session is resumed, on this relay or another, as JSON: a fraction of the bytes above which a
   * client counts as too slow.
   */
  resumeBytes: 512 * 1024,
  /** More than fills a screen; the rest is in the history. Of a private session, which is in none, the bytes alone count. */
  resumeMessages: 200,
  /** Smaller public counts aren't published exactly, because they might identify a person. */
  smallestPublicCount: 5,
  /** How long handled Stripe events are remembered, days: as long as Stripe may send one again. */
  stripeEventDays: 30,
  /** Test mails that a person may ask for in a day; confirmations, twice as many. */
  testMailsPerDay: 10,
  /** The same in an hour: a second try or two. */
  testMailsPerHour: 3,
  /** How long starts of wrap-ups are remembered, days: longer than the month in which a plan may allow only one. */
  wrapUpGenerationDays: 70,
  /** Wrap-ups started in 24 hours, including those that came to nothing: each costs model time. */
  wrapUpStartsPerDay: 5,
  /**
   * One person's changes to one kind of data in 24 hours, and the conversations that they start: far more than
   * anyone makes by hand, far fewer than a script does.
   */
  writesPerDay: 500,
} as const;

/** One person's usage, counted across all relays. */
export type Use = {
  /** A message counts as at least `relayLimits.typing.leastPerMessage`. */
  readonly typedCharacters: number;
  /** Requests to models. */
  readonly providerCalls: number;
  /** Characters sent to models and received from them. */
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
    /** Three times an hour of fast talk. */
    providerCalls: 4_500,
    /** A third more than that many requests need. */
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
    /** Four hours at the hourly limit. */
    providerCalls: 18_000,
    /** Four hours at the hourly limit. */
    providerCharacters: 96_000_000,
    /** Four of the fullest hours. */
    tokensIn: 24_000_000,
    /** Four of the fullest hours. */
    tokensOut: 4_800_000,
    /** Four of the fullest hours. */
    soundSeconds: 16 * 3_600,
  },
};

/** Limits that each relay enforces on its own: three relays allow three times as much. */
export const relayLimits = {
  /** Requests: a burst, then a rate per second; beyond that, 429 with `Retry-After`. */
  requests: {
    /**
     * Under /api, by address: loading the app takes one, a busy minute a few dozen; several people may share
     * an address.
     */
    api: { capacity: 240, perSecond: 4 },
    /** Stripe's events come in bursts from a few addresses; rejecting an unsigned one costs only a hash. */
    webhook: { capacity: 600, perSecond: 50 },
    /** Socket tickets, by person: a reconnecting client needs one per attempt; nobody else needs many. */
    ticket: { capacity: 20, perSecond: 0.5 },
    /** Account deletion, by person: a few attempts in a row, then one a minute. */
    deletion: { capacity: 5, perSecond: 1 / 60 },
    /** Billing, by person: the billing page makes a few calls at once; nobody needs many. */
    billing: { capacity: 40, perSecond: 1 },
    /** Wrap-ups, by person: people may retry after a failure; nobody needs many a minute. */
    wrapUp: { capacity: 6, perSecond: 1 / 30 },
    /** Samples of voices, by person: all four at each pace, and then one every few seconds. */
    voiceSample: { capacity: 12, perSecond: 0.2 },
    /** Dictated utterances, by person: as fast as anybody speaks them. */
    dictation: { capacity: 10, perSecond: 0.5 },
    /** Texts to be heard for danger, by person: a long journal entry is read in a few pieces. */
    screen: { capacity: 30, perSecond: 0.5 },
    /**
     * Counted referrals, by person and level: the pieces of one entry, and saving it again, are one occasion.
     * The counts are published, so they must be right.
     */
    referral: { capacity: 1, perSecond: 1 / 3_600 },
  },
  /** Samples of voices, which are the same for everybody. */
  voiceSamples: {
    /** Of the 120 that there are; as Opus, some 20 kB each. */
    kept: 60,
    /** A provider that goes on and on is stopped, seconds: three times what the slowest voice takes. */
    seconds: 30,
  },
  /** Open sockets. */
  sockets: {
    /** Two devices, some tabs, and dead connections that haven't been noticed yet. */
    perPerson: 10,
    /** By address, unless CONNECTIONS_PER_ADDRESS says otherwise: a school or an office may share one. */
    perAddress: 100,
  },
  /**
   * The cost of screening one turn, in steps of about twenty nanoseconds. Ordinary turns of 4,000 characters
   * need at most 12,500 (floor) and 32,000 (screen), repeated phrasings designed to be costly 28,000 and
   * 110,000.
   */
  hearing: {
    /** More than anything was found to need, so that the floor reads every turn to its end. */
    floorSteps: 40_000,
    /** Twice what ordinary turns need; a more costly turn is read only up to this point. */
    screenSteps: 64_000,
  },
  /** Input from sockets. */
  inbound: {
    /**
     * Frames of one socket that are handled as they are read; further ones wait for those of other sockets.
     */
    framesPerTurn: 8,
    /**
     * How long all sockets' frames may be handled in one iteration of the event loop before other work runs,
     * ms.
     */
    turnMs: 10,
    /** Unhandled bytes of one socket: an utterance of 30 s that is resent, twice. */
    waitingBytes: 2 * 1024 * 1024,
  },
  /** Account deletion. */
  accountDeletion: {
    /**
     * Audit log entries read in one statement, which takes far less than the statement timeout of eight
     * seconds.
     */
    auditEntriesPerSweep: 5_000,
    /**
     * How recent the sign-in must be, seconds, so that someone who finds a page left open can't delete the
     * account.
     */
    freshSignInSeconds: 600,
  },
  /** One person's typing, across all their sockets on this relay. It slows people down and closes nothing. */
  typing: {
    /** Ten times as fast as a quick typist; beyond it a message is refused and can be sent again. */
    charactersPerMinute: 4_000,
    /** Four messages of maximum length: what was written offline is sent all at once. */
    charactersAtOnce: 16_000,
    /** The minimum cost of a message, because even a short one asks for a reply. 20 a minute, 80 at once. */
    leastPerMessage: 200,
    /**
     * Nobody is silenced for exceeding the hourly or daily limit, but messages must be this far apart, ms.
     */
    slowedToMs: 60_000,
  },
  /** Pending writes of conversations to the database. */
  writes: {
    /**
     * Size of a batch as UTF-8 JSON. PostgREST has no limit of its own, but proxies in front of it do: nginx
     * accepts 1 MiB by default. A quarter of that leaves a margin and still holds the largest single write
     * (20,000 characters, each escaped to six bytes) twice.
     */
    batchBytes: 256 * 1024,
    /** Writes in a batch: each takes the database a few statements, in one transaction. */
    batchLength: 200,
    /** Memory for writes while the database is down: days of talk by a thousand people. */
    bytes: 64 * 1024 * 1024,
    /**
     * The share that one person may fill: more than a day's typing. It takes sixteen such people to fill all
     * of it.
     */
    bytesPerPerson: 4 * 1024 * 1024,
    /** An extra allowance, so that a session whose texts no longer fit can still end. */
    bytesPerPersonWithoutText: 64 * 1024,
    /** Log lines a minute about one session's lost writes; the metric counts them all. */
    lossesLoggedPerMinute: 3,
    /**
     * After this long without progress on writes, although the database answers, a relay sends new people
     * elsewhere, ms.
     */
    stuckMs: 60_000,
    /**
     * How often a write that the database rejects is sent alone. With the pauses in between this takes about
     * a minute, during which the person's later writes wait.
     */
    writeTries: 12,
  },
} as const;
