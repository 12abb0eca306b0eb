export type Variables = Readonly<Record<string, string | undefined>>;

/** The external services, and the variables that configure each. */
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

/** For every stage without a server of its own. */
const commonAi = ["OPENAI_API_KEY", "OPENAI_BASE_URL"] as const;

const aiStages = ["transcription", "chat", "speech"] as const;
export type AiStage = (typeof aiStages)[number];

const variablesOf = (stage: AiStage) =>
  [`${stage.toUpperCase()}_BASE_URL`, `${stage.toUpperCase()}_API_KEY`] as const;

/** Every variable that configures a service; tests empty them, so that they never reach a real one. */
export const serviceVariables: readonly string[] = [
  ...services.flatMap(({ variables }) => variables),
  ...commonAi,
  ...aiStages.flatMap(variablesOf),
];

/** An empty value counts as unset, as it does in the relay. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}

/**
 * The services that aren't configured at all, which stand-ins replace. A partly configured one isn't
 * included, so that the relay names the missing variable. In production nothing is replaced.
 */
export function missingServices(env: Variables): string[] {
  if (env["NODE_ENV"]?.trim() === "production") return [];
  const missing: string[] = services
    .filter(({ variables }) => !variables.some((name) => isSet(env[name])))
    .map(({ name }) => name);
  return missingAiStages(env).length > 0 ? [...missing, "ai"] : missing;
}

/**
 * Stages of a call without a configured provider. Each gets a stand-in of its own, so that no data goes to an
 * unintended provider.
 */
export function missingAiStages(env: Variables): AiStage[] {
  if (commonAi.some((name) => isSet(env[name]))) return [];
  return aiStages.filter((stage) => !variablesOf(stage).some((name) => isSet(env[name])));
}
