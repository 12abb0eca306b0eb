import type { Page } from "@playwright/test";

/** A message of the conversation's socket, as the page sent it or got it; `at` in ms of the page. */
export type OnWire = {
  readonly at: number;
  readonly from: "page" | "relay";
  readonly type: string;
  readonly [field: string]: unknown;
};

/** Notes what goes over the page's sockets, by the page's own clock and before the product knows of it. */
export async function listenToWire(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wire: unknown[] = [];
    Object.assign(globalThis, { wire });
    const note = (from: string, data: unknown): void => {
      if (typeof data === "string") wire.push({ ...JSON.parse(data), at: performance.now(), from });
    };
    const Socket = globalThis.WebSocket;
    globalThis.WebSocket = class extends Socket {
      constructor(...given: ConstructorParameters<typeof Socket>) {
        super(...given);
        this.addEventListener("message", ({ data }) => note("relay", data));
      }
      override send(data: Parameters<WebSocket["send"]>[0]): void {
        note("page", data);
        super.send(data);
      }
    };
  });
}

/** Everything that went over the wire so far, of these types. */
export async function onWire(page: Page, ...types: readonly string[]): Promise<OnWire[]> {
  const all = await page.evaluate(() => Reflect.get(globalThis, "wire") as OnWire[]);
  return all.filter(({ type }) => types.includes(type));
}

/** Waits for the first message of a type with these fields. */
export async function waitForMessage(
  page: Page,
  type: string,
  fields: Readonly<Record<string, string | number | boolean>> = {},
): Promise<OnWire> {
  const found = await page.waitForFunction(
    (wanted) =>
      (Reflect.get(globalThis, "wire") as OnWire[]).find((it) =>
        Object.entries(wanted).every(([name, value]) => it[name] === value),
      ),
    { type, ...fields },
    { timeout: 40_000 },
  );
  const message = await found.jsonValue();
  if (message === undefined) throw new Error(`No ${type} went over the wire.`);
  return message;
}
