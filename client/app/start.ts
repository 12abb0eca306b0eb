import { loadAppConfig } from "#client/lib/app-config.ts";
import type { Services } from "#client/lib/services.tsx";
import { startServices } from "#client/lib/start-services.ts";

/** Learns the configuration and makes the services of it; null: it could not be had. */
export async function startFromConfig(): Promise<Services | null> {
  const answer = await loadAppConfig(fetch);
  return answer.kind === "loaded" ? startServices(answer.config) : null;
}
