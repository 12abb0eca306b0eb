import auth from "./en/auth.json";
import common from "./en/common.json";
import conversation from "./en/conversation.json";
import errors from "./en/errors.json";
import guides from "./en/guides.json";
import home from "./en/home.json";
import journal from "./en/journal.json";
import landing from "./en/landing.json";
import onboarding from "./en/onboarding.json";
import selfcare from "./en/selfcare.json";
import settings from "./en/settings.json";
import shell from "./en/shell.json";

/**
 * English is bundled: it is the fallback of every other language, and the type of every key. A namespace is one JSON
 * file in each language's directory; a new one is added here and nowhere else.
 */
export const english = {
  common,
  landing,
  auth,
  onboarding,
  shell,
  guides,
  home,
  journal,
  selfcare,
  settings,
  conversation,
  errors,
};
