import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { subscriptionOf, usageOf } from "#client/test-billing.ts";
import { settled } from "#client/test-backend.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import {
  press,
  toasted,
  show,
  subscribed,
  recordRedirectsAndToasts,
  openedPage,
  type Fake,
} from "./test-show.tsx";
import { UsageAndBilling } from "./usage-and-billing.tsx";

recordRedirectsAndToasts();

afterEach(() => void vi.useRealTimers());

async function showUsage(
  changed: Parameters<typeof profileOf>[0] = {},
  prepare: (fake: Fake) => void = () => undefined,
) {
  const profile = profileOf(changed);
  const fake = fakeServices({ profile });
  prepare(fake);
  await show(fake, <UsageAndBilling profile={profile} />);
  return fake;
}

const region = (name: string) => screen.getByRole("region", { name });
const question = () => screen.getByRole("dialog", { name: "End Premium now?" });
const asked = ({ billing }: Fake, action: string) => billing.asked.filter((one) => one.action === action);

describe("usage and billing", () => {
  test("free: badge, plans, usage and reset times; no subscription is loaded", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-15T12:00:00Z") });
    const fake = await showUsage({}, ({ billing }) => {
      billing.usage = usageOf({
        voice_seconds: 840,
        voice_resets_at: "2027-01-16T09:14:00+00:00",
        week_check_ins: 2,
        calls: 4,
        next_call_at: "2027-01-16T11:14:00+00:00",
      });
    });
    expect(within(region("Current Plan")).getAllByText("Free")).toHaveLength(2);
    const clock = new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(
      new Date("2027-01-16T09:14:00Z"),
    );
    const used = region("Usage Statistics");
    for (const text of ["14m of 15m", "2 of 3", "4 of 5", `Your talking time resets tomorrow at ${clock}.`])
      expect(within(used).getByText(text)).toBeTruthy();
    expect(within(region("Available Plans")).getAllByRole("listitem")).toHaveLength(3);
    expect(within(region("Billing History")).getByText("No payments yet.")).toBeTruthy();
    expect(asked(fake, "get-subscription")).toEqual([]);
    await press("Get the pass");
    expect(openedPage).toHaveBeenCalledExactlyOnceWith("https://pay.test/checkout");
    const { origin } = location;
    expect(asked(fake, "create-24hour-pass")[0]?.body).toEqual({
      successUrl: `${origin}/dashboard/payment-success?payment=success&type=24hour_pass`,
      cancelUrl: `${origin}/dashboard/payment-success?payment=cancelled`,
    });
  });

  test("a pass: its end, and the option to buy another", async () => {
    await showUsage(
      { subscription_plan: "24hour_pass", pass_expires_at: "2999-01-01T00:00:00Z" },
      ({ billing }) => {
        billing.usage = usageOf({
          plan: "24hour_pass",
          pass_ends_at: "2999-01-01T00:00:00+00:00",
          calls_limit: -1,
        });
      },
    );
    const plan = region("Current Plan");
    expect(within(plan).getByText("Premium")).toBeTruthy();
    expect(within(plan).getByText(/^Unlimited until/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add another 24 hours" })).toBeTruthy();
  });

  test("the amount of a switch is shown beforehand, and is the amount charged", async () => {
    const fake = await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf();
    });
    expect(screen.queryByRole("region", { name: "Available Plans" })).toBeNull();
    await press("Change Plan");
    await press("Switch to Premium annual");
    expect(screen.getByRole("dialog", { name: "Switch to Premium annual?" })).toBeTruthy();
    expect(asked(fake, "switch-plan")).toEqual([]);
    await press("Switch and pay $43.21");
    expect(asked(fake, "switch-plan")[0]?.body).toEqual({
      subscriptionId: "sub_1",
      planId: "premium-annual",
      prorationDate: 1_795_000_000,
    });
    expect(toasted).toHaveBeenCalledWith("You're on Premium annual now");
  });

  test("a switch that needs confirmation says so, with a link to pay; an outdated one is an invalid plan", async () => {
    const fake = await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf({ paymentUrl: "https://pay.test/invoice" });
      billing.outcome = "payment_needed";
      billing.failing = { "preview-switch": "not-subscribed" };
    });
    await press("Change Plan");
    await press("Switch to Premium annual");
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getByText("Invalid plan selected.")).toBeTruthy();
    fake.billing.failing = {};
    await press("Switch to Premium annual");
    await press("Switch and pay $43.21");
    expect(within(dialog).getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe(
      "https://pay.test/invoice",
    );
  });

  test("canceling takes two clicks, says what it means, and can be undone", async () => {
    const fake = await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf();
    });
    await press("Cancel Subscription");
    expect(asked(fake, "cancel-subscription")).toEqual([]);
    fake.billing.subscription = subscriptionOf({ cancelAtPeriodEnd: true });
    await press("Cancel at Period End");
    expect(asked(fake, "cancel-subscription")[0]?.body).toEqual({
      subscriptionId: "sub_1",
      atPeriodEnd: true,
    });
    expect(screen.getByText(/^Your subscription ends on December 20, 2026/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change Plan" })).toBeNull();
    fake.billing.failing = { "resume-subscription": "unreachable" };
    await press("Keep my subscription");
    expect(screen.getByText(/^We can't reach Hearken/)).toBeTruthy();
    fake.billing.failing = {};
    fake.billing.subscription = subscriptionOf();
    await press("Keep my subscription");
    expect(screen.getByText(/^Renews on/)).toBeTruthy();
  });

  test("canceling immediately asks first, names what is lost, and can be declined", async () => {
    const fake = await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf();
    });
    await press("Cancel Subscription");
    await press("Cancel Now");
    expect(asked(fake, "cancel-subscription")).toEqual([]);
    const lost = () =>
      within(question())
        .getAllByRole("listitem")
        .map((item) => item.textContent);
    expect(lost()).toEqual([
      "Premium ends today instead of on December 20, 2026.",
      "We don't refund the rest of the period you paid for.",
      "You'll have 15 minutes of talking every 24 hours, in up to 5 calls.",
      "You'll have 3 mood check-ins a week and one new wrap-up a month.",
      "You'll lose access to the Productivity Guide.",
    ]);
    await press("Keep my subscription", question());
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Cancel Subscription");
    await press("Cancel Now");
    fake.billing.failing = { "cancel-subscription": "unreachable" };
    await press("End Premium now");
    expect(within(question()).getByText(/^We can't reach Hearken/)).toBeTruthy();
    fake.billing.failing = {};
    await press("End Premium now");
    expect(asked(fake, "cancel-subscription").map(({ body }) => body)).toEqual([
      { subscriptionId: "sub_1", atPeriodEnd: false },
      { subscriptionId: "sub_1", atPeriodEnd: false },
    ]);
    expect(toasted).toHaveBeenCalledWith("Your subscription has ended");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a cancellation or a switch that fails is heard of, also after an attempt to close its dialog", async () => {
    const fake = await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf();
    });
    const closeMeanwhile = async (action: string, way: string) => {
      const answer = Promise.withResolvers<Response>();
      for (const name of ["cancel-subscription", "switch-plan"])
        fake.data.on(`POST /api/stripe?action=${name}`, () => answer.promise);
      const button = screen.getByRole("button", { name: action });
      fireEvent.click(button);
      await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
      fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: way }));
      answer.resolve(Response.json({}, { status: 500 }));
      await settled(fake.data);
      expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toMatch(/went wrong/);
    };
    await press("Cancel Subscription");
    for (const way of ["Keep my subscription", "Close"]) await closeMeanwhile("Cancel at Period End", way);
    await press("Cancel Now");
    for (const way of ["Keep my subscription", "Close"]) await closeMeanwhile("End Premium now", way);
    await press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Change Plan");
    await press("Switch to Premium annual");
    await closeMeanwhile("Switch and pay $43.21", "Close");
  });

  test.each([
    [{ status: "trialing" }, "Premium ends today instead of on December 20, 2026.", 4],
    [{ status: "past_due" }, "Premium ends today.", 4],
    [{ currentPeriodEnd: null }, "Premium ends today.", 5],
    [{ cancelAtPeriodEnd: true, cancelAt: 1_796_000_000 }, /instead of on November 30, 2026\.$/, 5],
  ] as const)("%o: loses what was paid for, and no more", async (changed, first, count) => {
    await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf(changed);
    });
    await press("Cancel Subscription");
    await press("Cancel Now");
    const items = within(screen.getByRole("dialog")).getAllByRole("listitem");
    expect(items[0]?.textContent).toMatch(first);
    expect(items).toHaveLength(count);
  });

  test("someone without access to lose is only asked", async () => {
    await showUsage(subscribed, ({ billing }) => {
      billing.subscription = subscriptionOf({ status: "unpaid", entitled: false });
    });
    await press("Cancel Subscription");
    await press("Cancel Now");
    expect(within(screen.getByRole("dialog")).queryByRole("listitem")).toBeNull();
  });

  test.each(["past_due", "unpaid", "incomplete"] as const)(
    "%s: where to pay, and no switch",
    async (status) => {
      await showUsage({ ...subscribed, subscription_status: status }, ({ billing }) => {
        billing.subscription = subscriptionOf({
          status,
          entitled: false,
          paymentUrl: "https://pay.test/invoice",
        });
      });
      expect(screen.getByRole("link", { name: "Pay now" })).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Change Plan" })).toBeNull();
    },
  );

  test("more history is shown here, then on Stripe's pages", async () => {
    await showUsage({}, ({ billing }) => {
      billing.hasMore = true;
      billing.history = Array.from({ length: 12 }, (_, index) => ({
        id: `in_${index}`,
        date: 1_795_000_000 - index * 86_400,
        planId: index === 0 ? null : "premium-monthly",
        description: "A credit",
        amount: 799,
        currency: "usd",
        status: "paid",
        invoiceUrl: "https://pay.test/invoice",
        pdfUrl: null,
      }));
    });
    expect(screen.getAllByRole("row")).toHaveLength(11);
    expect(screen.getByText("A credit")).toBeTruthy();
    await press("Show more");
    expect(screen.getAllByRole("row")).toHaveLength(13);
    await press("Show more");
    expect(openedPage).toHaveBeenCalledExactlyOnceWith("https://pay.test/portal");
  });
});
