import type { Page } from "@playwright/test";

type Heard = { readonly at: number; readonly level: number };

/**
 * Listens to what really leaves the page: every node that is connected to a loudspeaker is connected to an analyser
 * too, and the level of the loudest is noted every 20 ms, so that a silent one (the microphone's) hides none that
 * speaks. Knows nothing of the product.
 */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const taps: AnalyserNode[] = [];
    const samples = new Float32Array(1024);
    const levelOf = (tap: AnalyserNode): number => {
      // What the last sound of a closed loudspeaker left behind is heard by nobody.
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

/** Everything that was heard so far; `at` in ms of the page. */
export function heardSoFar(page: Page): Promise<Heard[]> {
  return page.evaluate(() => Reflect.get(globalThis, "heard") as Heard[]);
}

/** Waits until sound has left the page, however short and long ago. */
export async function waitToHaveHeard(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, "heard") as Heard[]).some(({ level }) => level > 0.01),
  );
}

/** Waits until sound leaves the page. What lasts but a moment may be over before anybody looks. */
export async function waitForSound(page: Page): Promise<void> {
  await page.waitForFunction(() => ((Reflect.get(globalThis, "heard") as Heard[]).at(-1)?.level ?? 0) > 0.01);
}

/** Waits until nothing has left the page for half a second. */
export async function waitForSilence(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (Reflect.get(globalThis, "heard") as Heard[]).slice(-25).every(({ level }) => level < 0.003),
  );
}
