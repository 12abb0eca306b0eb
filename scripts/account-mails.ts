import { writeFileSync } from "node:fs";
import { accountSubject, accountTemplate } from "#relay/mail/account-templates.ts";

/** Writes the account service's email templates, in the design and wording of all other emails. */
const files = { confirm: "confirmation", recover: "recovery", link: "magic_link" } as const;

for (const kind of ["confirm", "recover", "link"] as const) {
  const target = new URL(`../supabase/templates/${files[kind]}.html`, import.meta.url);
  writeFileSync(target, accountTemplate(kind));
  console.log(`Wrote supabase/templates/${files[kind]}.html; its subject, for supabase/config.toml, is`);
  console.log(accountSubject(kind));
}
