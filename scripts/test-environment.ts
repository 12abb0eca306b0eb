import process from "node:process";
import { serviceVariables, type Variables } from "./services.ts";

/** The least work for a password hash in the local Supabase; the usual amount is a sixth of a second for each. */
export const quickPasswords = { LITE_AUTH_BCRYPT_COST: "4" } as const;

/**
 * The environment in which tests start the product: any free port, a separate data folder, and
 * no configured services. Variables are emptied rather than removed, so that a developer's `.env` doesn't
 * fill them in again.
 */
export function testEnvironment(dataDir: string): Variables {
  const own = [
    "PUBLIC_URL",
    "HOST",
    "LOG_LEVEL",
    "MAIL_FROM",
    "CLIENT_DIR",
    "CAPTCHA_PROVIDER",
    "CAPTCHA_SITE_KEY",
  ];
  const emptied = Object.fromEntries([...serviceVariables, ...own].map((name) => [name, ""]));
  return {
    ...process.env,
    ...emptied,
    ...quickPasswords,
    NODE_ENV: "development",
    PORT: "0",
    DATA_DIR: dataDir,
  };
}
