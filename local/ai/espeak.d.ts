/** The part of the synthesiser that local/ai/speech-process.ts uses; the package has no types of its own. */
declare module "@echogarden/espeak-ng-emscripten" {
  type Synthesiser = {
    /** 0 when the voice is known. */
    set_voice(name: string, language: string, gender: number, age: number, variant: number): number;
    /** Words a minute. */
    set_rate(rate: number): void;
    /** 0–99 */
    set_pitch(pitch: number): void;
    /** 0–99 */
    set_range(range: number): void;
    /** Calls back with samples at 22,050 Hz as they are made; a true answer ends it. */
    synthesize(text: string, onSamples: (samples: Int16Array) => boolean): void;
  };
  const createSynthesiser: () => Promise<{
    readonly eSpeakNGWorker: new () => Synthesiser;
    /** All of its memory. */
    readonly HEAPU8: Uint8Array;
  }>;
  export default createSynthesiser;
}
