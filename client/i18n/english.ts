import auth from "./en/auth.json";
import billing from "./en/billing.json";
import common from "./en/common.json";
import contact from "./en/contact.json";
import conversation from "./en/conversation.json";
import errors from "./en/errors.json";
import guides from "./en/guides.json";
import home from "./en/home.json";
import journal from "./en/journal.json";
import landing from "./en/landing.json";
import mood from "./en/mood.json";
import legal from "./en/legal.json";
import onboarding from "./en/onboarding.json";
import reports from "./en/reports.json";
import safety from "./en/safety.json";
import reminders from "./en/reminders.json";
import selfcare from "./en/selfcare.json";
import sessions from "./en/sessions.json";
import settings from "./en/settings.json";
import shell from "./en/shell.json";
import wrapUps from "./en/wrapUps.json";

/**
 * English is bundled because it is the fallback for every other language and defines the type of every key. A
 * namespace is one JSON file in each language's directory; add new ones here.
 */
export const english = {
  common,
  landing,
  auth,
  onboarding,
  shell,
  billing,
  guides,
  home,
  journal,
  contact,
  reminders,
  mood,
  reports,
  safety,
  selfcare,
  sessions,
  settings,
  wrapUps,
  legal,
  conversation,
  errors,
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof english;
  }
}
