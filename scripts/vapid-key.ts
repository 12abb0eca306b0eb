/** `npm run vapid-key`: prints a new key for push, as a line for `.env`. */
import { newVapidKey } from "#local/vapid-key.ts";

console.log(`VAPID_PRIVATE_KEY=${newVapidKey()}`);
