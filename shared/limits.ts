/** Bounds that both ends hold each other to. A relay enforces them; a client stays inside them. */
export const limits = {
  /** Largest inbound frame, bytes: one second of 16 kHz PCM16 plus its header, with room. */
  maxPayloadBytes: 64 * 1024,
  /** Characters in one typed message. */
  maxChatCharacters: 4_000,
  maxTitleCharacters: 120,
  /** One utterance, ms (spec 2, section 9: maximum utterance). */
  maxUtteranceMs: 30_000,
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
