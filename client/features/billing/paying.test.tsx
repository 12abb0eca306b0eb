import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { type Profile, followProfile } from "#client/lib/profile.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { settled } from "#client/test-backend.ts";
import { PaymentSuccess } from "./payment-success.tsx";
import { PaywallDialog } from "./paywall-dialog.tsx";
import { press, toasted, show, subscribed, recordRedirectsAndToasts, openedPage } from "./test-show.tsx";

recordRedirectsAndToasts();

const address = (session: string) => `/?payment=success&session_id=${session}`;

describe("the paywall", () => {
  test("free only says that nothing changed; a paid plan leads to the checkout, or says why not", async () => {
    const fake = fakeServices();
    await show(fake, <PaywallDialog current="free" />);
    act(() => void fake.services.paywall.open("voice", "2027-01-16T09:14:00Z"));
    const dialog = screen.getByRole("dialog", { name: "Daily voice limit reached" });
    expect(dialog.textContent).toContain(
      "You've reached your 15-minute daily limit. Upgrade to Premium for unlimited conversations.",
    );
    expect(within(dialog).getByText("Current Plan")).toBeTruthy();
    await press("Stay on Free");
    expect(toasted).toHaveBeenCalledOnce();
    expect(fake.billing.asked).toEqual([]);
    act(() => void fake.services.paywall.open("wrapUps"));
    fake.billing.failing = { "create-checkout-session": "subscribed" };
    await press("Upgrade to Premium monthly");
    expect(screen.getByText(/^You already have a subscription/)).toBeTruthy();
    fake.billing.failing = {};
    await press("Upgrade to Premium monthly");
    expect(openedPage).toHaveBeenCalledExactlyOnceWith("https://pay.test/checkout");
  });

  test("subscribers are sent to where they can switch", async () => {
    const fake = fakeServices();
    const router = await show(fake, <PaywallDialog current="premium-annual" />);
    act(() => void fake.services.paywall.open("wrapUps"));
    await press("Downgrade to Premium monthly");
    expect(router.state.location.pathname).toBe("/dashboard/usage");
    expect(fake.billing.asked).toEqual([]);
  });
});

describe("the payment success page", () => {
  const page = <PaymentSuccess userId="ada" />;

  test("settles once even under StrictMode, reloads everything, thanks once, and continues", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const fake = fakeServices();
      const profiles: Profile[] = [];
      followProfile(fake.services, (profile) => profiles.push(profile));
      fake.emit("SIGNED_IN", someone);
      await settled(fake.data);
      Object.assign(fake.row, subscribed);
      const router = await show(fake, page, address("cs_once"));
      // Queries tell the page of their outcome in a timer.
      await act(async () => vi.advanceTimersByTime(0));
      expect(fake.billing.asked).toEqual([
        { action: "verify-session", body: { sessionId: "cs_once" } },
        {
          action: "update-subscription",
          body: { userId: "ada", planId: "premium-monthly", customerId: "cus_1" },
        },
      ]);
      expect(profiles).toMatchObject([{ subscription_plan: "free" }, subscribed]);
      expect(toasted).toHaveBeenCalledExactlyOnceWith(
        "Subscription Updated!",
        "Your subscription has been successfully activated.",
      );
      await act(async () => vi.advanceTimersByTime(1_199));
      expect(router.state.location.pathname).toBe("/");
      await act(async () => vi.advanceTimersByTime(1));
      expect(router.state.location.pathname).toBe("/dashboard");
    } finally {
      vi.useRealTimers();
    }
  });

  test("activates a pass according to the session, not the URL", async () => {
    const fake = fakeServices();
    fake.billing.bought = { planId: "24hour_pass", customerId: "cus_1", passExpiresAt: 1_800_000_000 };
    await show(fake, page, address("cs_pass"));
    expect(fake.billing.asked.map(({ action }) => action)).toEqual([
      "verify-session",
      "activate-24hour-pass",
    ]);
    expect(toasted.mock.calls[0]?.[0]).toBe("24-hour Pass Activated!");
  });

  test("retries a failure, and shows only a short reference", async () => {
    const fake = fakeServices();
    fake.billing.failing = { "verify-session": "unpaid" };
    await show(fake, page, address("cs_test_secretsecret12345678"));
    expect(screen.getByRole("heading", { name: "Payment Error" })).toBeTruthy();
    expect(screen.getByText("Reference for support: 12345678")).toBeTruthy();
    expect(document.body.textContent).not.toContain("secret");
    fake.billing.failing = {};
    await press("Try again");
    expect(screen.getByRole("heading", { name: "Thank you" })).toBeTruthy();
  });

  test.each([
    ["/?payment=cancelled", "Payment Cancelled"],
    ["/", "Payment Error"],
    ["/?payment=success", "Payment Error"],
    ["/?payment=perhaps&session_id=cs_1", "Payment Error"],
  ])("%s asks nothing and says %s", async (where, heading) => {
    const fake = fakeServices();
    await show(fake, page, where);
    expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
    expect(fake.billing.asked).toEqual([]);
  });

  test("says that a bank debit is pending", async () => {
    const fake = fakeServices();
    fake.billing.failing = { "verify-session": "pending" };
    await show(fake, page, address("cs_debit"));
    expect(screen.getByRole("heading", { name: "Your payment is on its way" })).toBeTruthy();
  });
});
