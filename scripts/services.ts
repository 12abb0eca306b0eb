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
] as const;

/** For every stage that has no server of its own. */
const commonAi = ["OPENAI_API_KEY", "OPENAI_BASE_URL"] as const;

const aiStages = ["transcription", "chat", "speech"] as const;
export type AiStage = (typeof aiStages)[number];

const variablesOf = (stage: AiStage) =>
  [`${stage.toUpperCase()}_BASE_URL`, `${stage.toUpperCase()}_API_KEY`] as const;

/** Every variable that configures a service: the tests empty them, so that they never reach a real one. */
export const serviceVariables: readonly string[] = [
  ...services.flatMap(({ variables }) => variables),
  ...commonAi,
  ...aiStages.flatMap(variablesOf),
];

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
  const missing: string[] = services
    .filter(({ variables }) => !variables.some((name) => isSet(env[name])))
    .map(({ name }) => name);
  return missingAiStages(env).length > 0 ? [...missing, "ai"] : missing;
}

/** Stages of a call that nobody is configured for. Each is stood in for by itself: none falls to a stranger. */
export function missingAiStages(env: Variables): AiStage[] {
  if (commonAi.some((name) => isSet(env[name]))) return [];
  return aiStages.filter((stage) => !variablesOf(stage).some((name) => isSet(env[name])));
}
