import { tabStorage, type TextStorage } from "./browser-storage.ts";
import { type AuthStore, userIdOf } from "./auth-store.ts";
import { endDrafts } from "./drafts.ts";
import { visitorId } from "./kept-session.ts";
import { giveUpAddress } from "./push-device.ts";
import { deletePlanCopy, hasPlanCopy } from "./safety-plan.ts";
import { toastsAbout } from "./toast.ts";

/**
 * Removes what this browser stores for one person, such as drafts. Language and theme belong to the device.
 */
export function forgetOnDevice(userId: string, storages: readonly TextStorage[]): void {
  for (const storage of storages) {
    // Either the key contains the person's id, or the value starts with it.
    const isTheirs = (key: string) =>
      key.includes(userId) || (storage.getItem(key) ?? "").startsWith(`${userId} `);
    for (const key of storage.keys().filter(isTheirs)) storage.removeItem(key);
  }
  endDrafts();
}

/**
 * Drops a person's drafts from this tab when they sign out, and what they wrote here before they signed in. A session
 * that merely expired keeps them, so that the person can log in again and continue.
 */
export function forgetDraftsOnSignOut(
  auth: Pick<AuthStore, "subscribe">,
  tab: TextStorage = tabStorage,
): void {
  auth.subscribe((state, before) => {
    if (before.status !== "signed-in" || state.status !== "signed-out" || !state.chosen) return;
    for (const id of [before.user.id, visitorId]) forgetOnDevice(id, [tab]);
  });
}

/**
 * Ends reminders on this device once nobody is signed in, or somebody else is, however that came about: the next person
 * isn't them. A sign-in that was ended elsewhere may be found out only when the app is next opened.
 */
export function endPushOnSignOut(
  auth: Pick<AuthStore, "subscribe">,
  giveUp: () => Promise<void> = giveUpAddress,
): void {
  auth.subscribe((state, before) => {
    const left = state.status === "signed-out" && before.status !== "signed-out";
    const replaced = before.status === "signed-in" && ![null, before.user.id].includes(userIdOf(state));
    if (left || replaced) void giveUp();
  });
}

/** Drops everything that this tab remembers, for whomever. */
export function forgetTab(tab: TextStorage = tabStorage): void {
  for (const key of tab.keys()) tab.removeItem(key);
  endDrafts();
}

type NoticeText = `planCopy.${"stays" | "who" | "remove" | "removed"}`;

const notice = toastsAbout("plan-copy");

/**
 * When somebody signs out, says that the copy of their safety plan stays on this device, as they chose, and offers to
 * remove it. The offer is gone when anybody signs in: it was for whoever left.
 */
export function tellOfPlanCopy(
  auth: Pick<AuthStore, "subscribe">,
  textOf: (key: NoticeText) => string,
): void {
  auth.subscribe((state, before) => {
    if (state.status === "signed-in") notice.clear();
    if (before.status !== "signed-in" || state.status !== "signed-out" || !state.chosen) return;
    const userId = before.user.id;
    if (!hasPlanCopy(userId)) return;
    const remove = () => {
      deletePlanCopy(userId);
      notice.success(textOf("planCopy.removed"));
    };
    notice.offer(
      textOf("planCopy.stays"),
      { label: textOf("planCopy.remove"), run: remove },
      textOf("planCopy.who"),
    );
  });
}
