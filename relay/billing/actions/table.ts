import type { BillingAction } from "#shared/billing.ts";
import { createPortalSession, getBillingHistory, getCustomerId } from "./account.ts";
import { createCheckoutSession, createPass } from "./checkout.ts";
import type { Handler } from "./context.ts";
import { cancelSubscription, getSubscription, resumeSubscription } from "./subscription.ts";
import { previewSwitch, switchPlan } from "./switch.ts";
import { activatePass, updateSubscription, verifySession } from "./verify.ts";

/** The handler of each action. */
export const handlers: Readonly<Record<BillingAction, Handler>> = {
  "create-checkout-session": createCheckoutSession,
  "create-24hour-pass": createPass,
  "create-portal-session": createPortalSession,
  "get-subscription": getSubscription,
  "cancel-subscription": cancelSubscription,
  "resume-subscription": resumeSubscription,
  "get-customer-id": getCustomerId,
  "get-billing-history": getBillingHistory,
  "verify-session": verifySession,
  "activate-24hour-pass": activatePass,
  "update-subscription": updateSubscription,
  "preview-switch": previewSwitch,
  "switch-plan": switchPlan,
};
