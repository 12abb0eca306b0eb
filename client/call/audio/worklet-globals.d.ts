/** Globals of an AudioWorklet's scope, which TypeScript's libraries don't declare. */
declare const sampleRate: number;

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(
  name: string,
  processor: new (options: { readonly processorOptions: unknown }) => AudioWorkletProcessor & {
    process(
      inputs: readonly (readonly Float32Array[])[],
      outputs: readonly (readonly Float32Array[])[],
    ): boolean;
  },
): void;
