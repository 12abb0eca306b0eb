/** Taps on each side of the center: enough that nothing above 7.5 kHz aliases into speech. */
const usualHalfTaps = 24;
/** Phases of the kernel; the nearest one is used. */
const phases = 256;

function blackman(x: number): number {
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** The kernel of a phase, normalized so that a constant signal is unchanged. */
function makeKernel(phase: number, cutoff: number, reach: number): Float32Array {
  const kernel = new Float32Array(2 * reach);
  let sum = 0;
  for (let tap = 0; tap < kernel.length; tap += 1) {
    const x = tap - reach + 1 - phase / phases;
    const weight = Math.abs(x) >= reach ? 0 : cutoff * sinc(cutoff * x) * blackman(x / reach);
    kernel[tap] = weight;
    sum += weight;
  }
  return kernel.map((weight) => weight / sum);
}

/**
 * Puts the sum of products where it belongs; returned, each would be a number on the heap. It is made in four sums side
 * by side, since each addition would otherwise wait for the one before.
 */
function weighInto(
  output: Float32Array,
  made: number,
  samples: Float32Array,
  from: number,
  kernel: Float32Array,
): void {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let tap = 0; tap < kernel.length; tap += 4) {
    const at = from + tap;
    a += (samples[at] ?? 0) * (kernel[tap] ?? 0);
    b += (samples[at + 1] ?? 0) * (kernel[tap + 1] ?? 0);
    c += (samples[at + 2] ?? 0) * (kernel[tap + 2] ?? 0);
    d += (samples[at + 3] ?? 0) * (kernel[tap + 3] ?? 0);
  }
  output[made] = a + b + c + d;
}

/**
 * Streaming windowed-sinc resampler (mono). It lets the context run at the device's own rate, because a 16
 * kHz context throws on a microphone in Firefox. Blocks may have any length; the output doesn't depend on how
 * the input is divided.
 */
export class Resampler {
  /** Input samples from one output sample to the next: whole ones, and as many of `#parts`. */
  readonly #step: { readonly whole: number; readonly part: number };
  readonly #parts: number;
  readonly #reach: number;
  readonly #cutoff: number;
  /** Each is made when it is first needed: between common rates there are only a few phases. */
  readonly #kernels: (Float32Array | undefined)[] = [];
  /** What came in and is still needed, at the beginning of a buffer that is used again and again. */
  #samples: Float32Array;
  #kept: number;
  /**
   * Position of the next output sample in the history, in input samples and parts. It is counted in integers, which stay
   * exact and off the heap; a fraction would be a new number on the heap for each sample.
   */
  #at: number;
  #part = 0;

  /** @param from Hz @param to Hz @param halfTaps taps on each side of the center; even */
  constructor(from: number, to: number, halfTaps = usualHalfTaps) {
    this.#cutoff = Math.min(1, to / from) * 0.94;
    const common = greatestDivisor(from, to);
    this.#parts = to / common;
    this.#step = { whole: Math.floor(from / to), part: (from / common) % this.#parts };
    this.#reach = 2 * Math.ceil((halfTaps / 2) * Math.max(1, from / to));
    this.#samples = new Float32Array(this.#reach);
    this.#kept = this.#reach;
    this.#at = this.#reach;
  }

  /** Takes samples at the input rate; returns those completed at the output rate. */
  process(input: Float32Array): Float32Array {
    const length = this.#kept + input.length;
    const samples = this.#roomFor(length);
    samples.set(input, this.#kept);
    const output = new Float32Array(this.#countIn(length));
    const { whole, part } = this.#step;
    const [reach, parts] = [this.#reach, this.#parts];
    let at = this.#at;
    let passed = this.#part;
    for (let made = 0; made < output.length; made += 1) {
      const kernel = this.#kernelAt(Math.floor((passed * phases) / parts));
      weighInto(output, made, samples, at - reach + 1, kernel);
      passed += part;
      at += whole;
      if (passed < parts) continue;
      passed -= parts;
      at += 1;
    }
    this.#part = passed;
    const keepFrom = Math.min(length, Math.max(0, at - reach));
    samples.copyWithin(0, keepFrom, length);
    this.#kept = length - keepFrom;
    this.#at = at - keepFrom;
    return output;
  }

  /** How many output samples so much history is enough for. */
  #countIn(length: number): number {
    const ahead = length - this.#reach - this.#at;
    const step = this.#step.whole * this.#parts + this.#step.part;
    return ahead <= 0 ? 0 : Math.ceil((ahead * this.#parts - this.#part) / step);
  }

  #roomFor(length: number): Float32Array {
    if (this.#samples.length >= length) return this.#samples;
    const larger = new Float32Array(length);
    larger.set(this.#samples.subarray(0, this.#kept));
    this.#samples = larger;
    return larger;
  }

  #kernelAt(phase: number): Float32Array {
    const known = this.#kernels[phase];
    if (known !== undefined) return known;
    const kernel = makeKernel(phase, this.#cutoff, this.#reach);
    this.#kernels[phase] = kernel;
    return kernel;
  }
}
