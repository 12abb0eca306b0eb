/** Bounds that are the relay's alone; those that both ends hold each other to are in `shared/limits.ts`. */
export const relayLimits = {
  /**
   * Hearing danger in one turn, in steps of some twenty nanoseconds. Ordinary turns of 4,000 characters need at most
   * 12,500 and 32,000 of them, repeated phrasings made to be costly 28,000 and 110,000.
   */
  hearing: {
    /** More than anything was found to need: the floor reads every turn to its end. */
    floorSteps: 40_000,
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
  /** What one person types, on all sockets of this relay. It slows people down, and closes nothing. */
  typing: {
    /** Ten times what fast hands write; beyond it a message is refused, and can be sent again. */
    charactersPerMinute: 4_000,
    /** Four of the longest messages: what was written without a connection is sent all at once. */
    charactersAtOnce: 16_000,
    /** What a message costs at least: each asks for a reply, however short it is. 20 a minute, 80 at once. */
    leastPerMessage: 200,
    /** A hundred long letters. Beyond it nobody is silenced, but messages are taken one at a time. */
    charactersPerDay: 240_000,
    /** The pause between those, ms. */
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
