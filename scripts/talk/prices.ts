/**
 * OpenAI's model prices, US dollars, from each model's page at the URL below; the price of gpt-6-sol comes
 * from resellers that quote it.
 */
export const priceSource = "https://developers.openai.com/api/docs/models";
export const pricesReadOn = "2026-11-28";

const prices: Readonly<Record<string, string>> = {
  "gpt-6-luna": "$0.10 in, $0.50 out per million tokens",
  "gpt-6-sol": "$2 in, $10 out per million tokens",
  "gpt-transcribe": "$0.0045 a minute",
  "gpt-live-transcribe": "$0.017 a minute",
  "gpt-realtime-2.1-mini": "$0.60 text in, $2.40 text out, $20 sound out per million tokens",
};

/** What a model costs at OpenAI; null if unknown or hosted elsewhere. */
export function priceOf(model: string, baseUrl: string): string | null {
  return new URL(baseUrl).hostname.endsWith("api.openai.com") ? (prices[model] ?? null) : null;
}
