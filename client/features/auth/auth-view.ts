/** What the auth dialog shows (login, sign-up and forgot-password views), and where those lead. */
export type AuthView =
  | { readonly kind: "login" }
  | { readonly kind: "sign-up" }
  | { readonly kind: "forgot" }
  | { readonly kind: "check-mail"; readonly email: string }
  | { readonly kind: "link-refused" }
  | { readonly kind: "too-young" };
