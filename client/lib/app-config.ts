import { appConfigSchema, type AppConfig } from "#shared/app-config.ts";

type ConfigResult = { kind: "loaded"; config: AppConfig } | { kind: "failed" };

/**
 * Fetches what the app needs to start. Never throws: being offline, a refusal and an invalid answer are all
 * `failed`.
 */
export async function loadAppConfig(get: typeof fetch): Promise<ConfigResult> {
  try {
    const answer = await get("/api/config", { headers: { accept: "application/json" } });
    if (!answer.ok) return { kind: "failed" };
    const parsed = appConfigSchema.safeParse(await answer.json());
    return parsed.success ? { kind: "loaded", config: parsed.data } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}
