/** The auth dialog's views (login, sign-up, forgot password) and how to switch between them. */
export type AuthView =
  | { readonly kind: "login" }
  | { readonly kind: "sign-up" }
  | { readonly kind: "forgot" }
  | { readonly kind: "magic-link" }
  | { readonly kind: "check-mail"; readonly email: string }
  | { readonly kind: "link-refused" }
  | { readonly kind: "too-young" };
