import type { AuthStore } from "./auth-store.ts";
import { deletePlanCopy, hasPlanCopy } from "./safety-plan.ts";
import { toastsAbout } from "./toast.ts";

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
