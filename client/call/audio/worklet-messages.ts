/** The names under which the processors are registered. */
export const captureProcessor = "hearken-capture";
export const playerProcessor = "hearken-player";

/** What the page tells the player worklet; it answers with `PlaybackEvent`s. */
export type PlayerCommand =
  | {
      readonly type: "push";
      readonly generation: number;
      readonly segment: number;
      readonly samples: Float32Array<ArrayBuffer>;
    }
  | { readonly type: "end"; readonly generation: number }
  | { readonly type: "clear"; readonly generation: number }
  | { readonly type: "reset" }
  | { readonly type: "duck"; /** linear */ readonly gain: number }
  | { readonly type: "hold"; readonly held: boolean }
  | { readonly type: "stop" };
