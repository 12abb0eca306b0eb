/** Compares sounds by their spectra. Mono, 24 kHz. */

/** 21 ms, moved by 10 ms. */
const size = 512;
const hop = 240;
const rate = 24_000;
const bands = 40;
const lowestHz = 50;
const highestHz = 11_000;
/** Of the loudest moment's energy: what is softer is silence, and isn't compared. */
const silence = 1e-4;
/** Of a moment's energy in a band: below, nobody hears a difference. */
const inaudible = 1e-5;

const hann = Float64Array.from(
  { length: size },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (size - 1)),
);
const mel = (hz: number): number => 2_595 * Math.log10(1 + hz / 700);

/** The band of each frequency of the spectrum, on the mel scale; null outside of all. */
const bandOf = Array.from({ length: size / 2 }, (_, bin) => {
  const hz = (bin * rate) / size;
  if (hz < lowestHz || hz >= highestHz) return null;
  return Math.floor(((mel(hz) - mel(lowestHz)) / (mel(highestHz) - mel(lowestHz))) * bands);
});

type Complex = readonly [real: number, imaginary: number];

/** The discrete Fourier transform; the length is a power of two. */
function transformOf(values: readonly Complex[]): readonly Complex[] {
  if (values.length === 1) return values;
  const even = transformOf(values.filter((_, index) => index % 2 === 0));
  const odd = transformOf(values.filter((_, index) => index % 2 === 1));
  const turned = odd.map(([re, im], index): Complex => {
    const angle = (-2 * Math.PI * index) / values.length;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [re * cos - im * sin, re * sin + im * cos];
  });
  const sum = (sign: 1 | -1) =>
    even.map(([re, im], index): Complex => {
      const [otherRe, otherIm] = turned[index] ?? [0, 0];
      return [re + sign * otherRe, im + sign * otherIm];
    });
  return [...sum(1), ...sum(-1)];
}

/** The energy in each band. */
function energiesAt(samples: Float32Array, from: number): Float64Array {
  const spectrum = transformOf(
    Array.from(hann, (weight, index): Complex => [weight * (samples[from + index] ?? 0), 0]),
  );
  const energies = new Float64Array(bands);
  for (const [bin, band] of bandOf.entries()) {
    const [re, im] = spectrum[bin] ?? [0, 0];
    if (band !== null) energies[band] = (energies[band] ?? 0) + re * re + im * im;
  }
  return energies;
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/** The mean difference of two sounds' spectra where there is speech, dB. */
export function distortionDb(original: Float32Array, copy: Float32Array): number {
  const starts = Array.from(
    { length: Math.floor((original.length - size) / hop) },
    (_, index) => index * hop,
  );
  const own = starts.map((start) => energiesAt(original, start));
  const loudest = Math.max(...own.map(sumOf));
  const differences = own.flatMap((energies, index) => {
    const total = sumOf(energies);
    if (total < loudest * silence) return [];
    const others = energiesAt(copy, starts[index] ?? 0);
    const floor = (total * inaudible) / bands;
    const squares = energies.map(
      (energy, band) => (10 * Math.log10(((others[band] ?? 0) + floor) / (energy + floor))) ** 2,
    );
    return [Math.sqrt(sumOf(squares) / bands)];
  });
  return differences.reduce((sum, value) => sum + value, 0) / Math.max(1, differences.length);
}
