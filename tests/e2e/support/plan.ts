import type { Page } from "@playwright/test";
import { z } from "zod";

const pass = { subscription_plan: "24hour_pass", subscription_status: "none" } as const;
const profileSchema = z.looseObject({});

/** Shows the page's person a profile as if they had bought a pass that ends at `expires`. */
export async function withPass(page: Page, expires = "2999-01-01T00:00:00Z"): Promise<void> {
  await page.route("**/rest/v1/profiles*", async (route) => {
    const answer = await route.fetch();
    const profile = profileSchema.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...profile, ...pass, pass_expires_at: expires } });
  });
}
