// `?worker&url` makes the build bundle each with what it imports into a file of its own, and answers its address.
// oxlint-disable-next-line import/default -- the build gives it one
import capture from "./capture.worklet.ts?worker&url";
// oxlint-disable-next-line import/default -- as above
import player from "./player.worklet.ts?worker&url";

/** Where the worklets lie: same origin, as the content security policy wants it. */
export const captureUrl = capture;
export const playerUrl = player;
