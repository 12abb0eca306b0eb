/** Taps on each side of the center: enough that nothing above 7.5 kHz aliases into speech. */
const halfTaps = 24;
/** Phases of the kernel; the nearest one is used. */
const phases = 256;

function blackman(x: number): number {
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** One kernel per phase, each normalized so that a constant signal is unchanged. */
function makeKernels(cutoff: number, reach: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const kernel = new Float32Array(2 * reach);
    let sum = 0;
    for (let tap = 0; tap < kernel.length; tap += 1) {
      const x = tap - reach + 1 - phase / phases;
      const weight = Math.abs(x) >= reach ? 0 : cutoff * sinc(cutoff * x) * blackman(x / reach);
      kernel[tap] = weight;
      sum += weight;
    }
    return kernel.map((weight) => weight / sum);
  });
}

/**
 * Streaming windowed-sinc resampler (mono). It lets the context run at the device's own rate, because a 16
 * kHz context throws on a microphone in Firefox. Blocks may have any length; the output doesn't depend on how
 * the input is divided.
 */
export class Resampler {
  readonly #step: number;
  readonly #reach: number;
  readonly #kernels: readonly Float32Array[];
  #history: Float32Array;
  /** Position of the next output sample in the history, in input samples. */
  #at: number;

  /** @param from Hz @param to Hz */
  constructor(from: number, to: number) {
    const cutoff = Math.min(1, to / from) * 0.94;
    this.#step = from / to;
    this.#reach = Math.ceil(halfTaps * Math.max(1, from / to));
    this.#kernels = makeKernels(cutoff, this.#reach);
    this.#history = new Float32Array(this.#reach);
    this.#at = this.#reach;
  }

  /** Takes samples at the input rate; returns those completed at the output rate. */
  process(input: Float32Array): Float32Array {
    const samples = new Float32Array(this.#history.length + input.length);
    samples.set(this.#history);
    samples.set(input, this.#history.length);
    const count = Math.max(0, Math.ceil((samples.length - this.#reach - this.#at) / this.#step));
    const output = new Float32Array(count);
    let at = this.#at;
    let made = 0;
    while (made < count && Math.floor(at) + this.#reach < samples.length) {
      output[made] = this.#sampleAt(samples, at);
      made += 1;
      at += this.#step;
    }
    const keepFrom = Math.max(0, Math.floor(at) - this.#reach);
    this.#history = samples.slice(keepFrom);
    this.#at = at - keepFrom;
    return output.subarray(0, made);
  }

  #sampleAt(samples: Float32Array, at: number): number {
    const whole = Math.floor(at);
    const kernel = this.#kernels[Math.floor((at - whole) * phases)];
    let sum = 0;
    const from = whole - this.#reach + 1;
    for (let tap = 0; tap < 2 * this.#reach; tap += 1)
      sum += (samples[from + tap] ?? 0) * (kernel?.[tap] ?? 0);
    return sum;
  }
}
