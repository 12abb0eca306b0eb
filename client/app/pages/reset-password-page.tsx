import { NotBuiltPage } from "./not-built-page.tsx";

export function ResetPasswordPage() {
  return <NotBuiltPage />;
}
