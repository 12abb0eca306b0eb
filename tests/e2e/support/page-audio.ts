import type { Page } from "@playwright/test";

type Heard = { readonly at: number; readonly level: number };

/**
 * Listens to what the page actually plays: every node connected to a speaker is also connected to an
 * analyser, and the loudest level is recorded every 20 ms, so that a silent node (the microphone's) hides
 * none that plays. Independent of the product.
 */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const taps: AnalyserNode[] = [];
    const samples = new Float32Array(1024);
    const levelOf = (tap: AnalyserNode): number => {
      // Whatever a closed speaker has left in its buffer is heard by nobody.
      if (tap.context.state === "closed") return 0;
      tap.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    };
    setInterval(() => heard.push({ at: performance.now(), level: Math.max(0, ...taps.map(levelOf)) }), 20);
    type Connect = (this: AudioNode, ...to: unknown[]) => unknown;
    const connect: Connect = Reflect.get<object, string>(AudioNode.prototype, "connect");
    Reflect.set(AudioNode.prototype, "connect", function tapped(this: AudioNode, ...to: unknown[]) {
      if (to[0] instanceof AudioDestinationNode) {
        const tap = new AnalyserNode(this.context, { fftSize: samples.length });
        connect.call(this, tap);
        taps.push(tap);
      }
      return connect.apply(this, to);
    });
  });
}

/** Everything heard so far; `at` in ms of the page's clock. */
export function heardSoFar(page: Page): Promise<Heard[]> {
  return page.evaluate(() => Reflect.get(globalThis, "heard") as Heard[]);
}

/** Waits until the page has played audio, however briefly and long ago. */
export async function waitToHaveHeard(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, "heard") as Heard[]).some(({ level }) => level > 0.01),
  );
}

/** Waits until the page plays audio. Something very short may be over before the check. */
export async function waitForSound(page: Page): Promise<void> {
  await page.waitForFunction(() => ((Reflect.get(globalThis, "heard") as Heard[]).at(-1)?.level ?? 0) > 0.01);
}

/** Waits until the page has been silent for half a second. */
export async function waitForSilence(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, "heard") as Heard[]).slice(-25).every(({ level }) => level < 0.003),
  );
}
