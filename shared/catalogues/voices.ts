/** The companion's voice styles; their names are interface text. */
export const voiceStyles = ["warm", "professional", "friendly", "gentle"] as const;
export type VoiceStyle = (typeof voiceStyles)[number];

/** For people who haven't chosen one. */
export const defaultVoiceStyle: VoiceStyle = "warm";

/** How fast the companion talks, and how long a call waits while the person pauses. */
export const paces = ["quick", "normal", "unhurried"] as const;
export type Pace = (typeof paces)[number];

/** For whoever has chosen none. */
export const defaultPace: Pace = "normal";
