import { NotBuiltPage } from "./not-built-page.tsx";

export function SettingsPage() {
  return <NotBuiltPage />;
}
