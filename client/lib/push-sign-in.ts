import { type AuthStore, signInOf } from "./auth-store.ts";
import { personHeader } from "./person-header.ts";
import { currentAddress } from "./push-device.ts";
import type { Backend } from "./services.tsx";

/**
 * Takes this browser's reminders along to the person's new sign-in, such as after a mailed link or a password that was
 * asked for again: they end with the sign-in that they belong to. Those that were turned off elsewhere stay off.
 */
export function keepPushOverSignIns(
  auth: Pick<AuthStore, "subscribe">,
  db: Backend["db"],
  address: typeof currentAddress = currentAddress,
): void {
  auth.subscribe((state, before) => {
    if (state.status !== "signed-in" || signInOf(state) === signInOf(before)) return;
    void address().then((here) =>
      here === null
        ? undefined
        : db
            .rpc("keep_push_subscription", { push_endpoint: here.endpoint })
            .setHeader(personHeader, state.user.id),
    );
  });
}
