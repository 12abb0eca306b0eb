import type { Services } from "#client/lib/services.tsx";

/**
 * Learns the configuration and makes the services of it; null: it could not be had. The account service's client is
 * large and no page needs it to be read, so it is fetched beside the page.
 */
export async function requestServices(): Promise<Services | null> {
  const part = await import("./start.ts").catch(() => null);
  return part ? await part.startFromConfig() : null;
}
