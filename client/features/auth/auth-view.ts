/** What the auth dialog shows (spec 1, section 4: login, signup and forgot-password views), and where those lead. */
export type AuthView =
  | { readonly kind: "login" }
  | { readonly kind: "sign-up" }
  | { readonly kind: "forgot" }
  | { readonly kind: "check-mail"; readonly email: string }
  | { readonly kind: "link-refused" }
  | { readonly kind: "too-young" };
