import { NotBuiltPage } from "./not-built-page.tsx";

export function DashboardHomePage() {
  return <NotBuiltPage />;
}
