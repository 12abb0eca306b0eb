/** The companion's voice styles; their names are interface text. */
export const voiceStyles = ["warm", "professional", "friendly", "gentle"] as const;
export type VoiceStyle = (typeof voiceStyles)[number];

/** For people who haven't chosen one. */
export const defaultVoiceStyle: VoiceStyle = "warm";
