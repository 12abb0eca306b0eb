import { useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { LongWait } from "#client/features/auth/long-wait.tsx";
import { loginAddress } from "#client/lib/safe-redirect.ts";
import { useSession } from "#client/lib/services.tsx";

/**
 * Lets the signed-in through; others go to log in and come back (spec 1, section 2). A person who signs out here by
 * choice goes home instead.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.status === "signed-in" && !wasIn) setWasIn(true);
  if (session.status === "loading") return <LongWait stalled={session.stalled} />;
  if (session.status === "signed-in") return children;
  const leftByChoice = wasIn && session.chosen;
  return <Navigate to={leftByChoice ? paths.home : loginAddress(`${pathname}${search}`)} replace />;
}
