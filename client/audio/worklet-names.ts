/** The names under which the processors are registered. */
export const captureProcessor = "hearken-capture";
export const playerProcessor = "hearken-player";
