/**
 * The number of a turn, in its sound: the level of its first two frames of 100 ms. A level outlives resampling, which
 * the sound that is listened to live goes through.
 */
const base = 2_048;
/** PCM16 levels are multiples of this, so that rounding loses none. */
const step = 16;
const frameSeconds = 0.1;

/** The level of the frame with this number in an utterance, PCM16. */
export function levelOf(tag: number, frame: number): number {
  const digit = [Math.floor(tag / base), tag % base][frame] ?? 0;
  return digit * step;
}

/** The tag in PCM16 mono sound; 0 where it has none. Levels are read in the middle of their frames. */
export function tagInSound(pcm: Buffer, rate: number): number {
  const digitAt = (frame: number): number => {
    const at = Math.round((frame + 0.5) * frameSeconds * rate) * 2;
    return at + 2 > pcm.length ? 0 : Math.max(0, Math.round(pcm.readInt16LE(at) / step));
  };
  return digitAt(0) * base + digitAt(1);
}
