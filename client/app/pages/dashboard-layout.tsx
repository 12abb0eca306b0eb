import { Outlet } from "react-router-dom";

export function DashboardLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
