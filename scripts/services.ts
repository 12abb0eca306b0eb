export type Variables = Readonly<Record<string, string | undefined>>;

/** The outside services, and the variables that say where each is. */
const services = [
  { name: "supabase", variables: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"] },
  { name: "mail", variables: ["SMTP_URL"] },
  {
    name: "stripe",
    variables: [
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "STRIPE_API_HOST",
      "STRIPE_PRICE_PREMIUM_MONTHLY",
      "STRIPE_PRICE_PREMIUM_ANNUAL",
      "STRIPE_PRICE_24HOUR_PASS",
    ],
  },
  {
    name: "ai",
    variables: [
      "OPENAI_API_KEY",
      "OPENAI_BASE_URL",
      "TRANSCRIPTION_BASE_URL",
      "CHAT_BASE_URL",
      "SPEECH_BASE_URL",
    ],
  },
] as const;

/** Every variable that configures a service: the tests empty them, so that they never reach a real one. */
export const serviceVariables: readonly string[] = services.flatMap(({ variables }) => variables);

/** An empty value counts as none, as it does in the relay. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}

/**
 * The services of which nothing is configured; stand-ins take their place. One that is half configured is not among
 * them: the relay then names the variable that is left. In production nothing is ever stood in for.
 */
export function missingServices(env: Variables): string[] {
  if (env["NODE_ENV"]?.trim() === "production") return [];
  return services
    .filter(({ variables }) => !variables.some((name) => isSet(env[name])))
    .map(({ name }) => name);
}
