import { followProfileLanguage } from "#client/i18n/setup.ts";
import { loadAppConfig } from "#client/lib/app-config.ts";
import type { Services } from "#client/lib/services.tsx";
import { startServices } from "#client/lib/start-services.ts";

/** Learns the configuration and makes the services of it; null: it could not be had. */
export async function startFromConfig(): Promise<Services | null> {
  const answer = await loadAppConfig(fetch);
  if (answer.kind !== "loaded") return null;
  const services = startServices(answer.config);
  services.profile.subscribe((state) => {
    if (state.status !== "ready") return;
    void followProfileLanguage(state.profile.notification_preferences.preferred_language ?? null);
  });
  return services;
}
