import { Navigate, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { AccountDeleted } from "#client/features/settings/delete-account.tsx";
import { left } from "./left.ts";

/** Only for those who have just left: nobody else is told that their account is gone. */
export function GoodbyePage() {
  const { state } = useLocation();
  return state === left ? <AccountDeleted /> : <Navigate to={paths.home} replace />;
}
