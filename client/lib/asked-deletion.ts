import type { AuthStore } from "./auth-store.ts";
import { deviceStorage, tabStorage } from "./browser-storage.ts";
import { forgetOnDevice } from "./forget-on-device.ts";

/**
 * Who asked to delete their account from this browser and hasn't heard what became of it. Their sign-in goes with the
 * account, and then the device forgets them as if the answer had come.
 */
const prefix = "hearken.asked-deletion.";

export function hasAskedDeletion(userId: string): boolean {
  return deviceStorage.getItem(prefix + userId) !== null;
}

/** Notes that a deletion is on its way, or that the account is known to be there. */
export function noteDeletion(userId: string, fate: "asked" | "kept"): void {
  if (fate === "asked") deviceStorage.setItem(prefix + userId, fate);
  else deviceStorage.removeItem(prefix + userId);
}

/** Forgets whoever asked once nobody is signed in. A renewed session shows that the account is still there. */
export function forgetOnceDeleted(auth: Pick<AuthStore, "subscribe">): void {
  auth.subscribe((state, before) => {
    if (state.status === "signed-out")
      for (const key of deviceStorage.keys())
        if (key.startsWith(prefix)) forgetOnDevice(key.slice(prefix.length), [deviceStorage, tabStorage]);
    if (state.status !== "signed-in" || before.status !== "signed-in") return;
    if (state.session.access_token !== before.session.access_token) noteDeletion(state.user.id, "kept");
  });
}
