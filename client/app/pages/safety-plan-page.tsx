import { SafetyPlanScreen } from "#client/features/safety/safety-plan-screen.tsx";
import { useSession } from "#client/lib/services.tsx";

/** A person's own safety plan. */
export function SafetyPlanPage() {
  const session = useSession();
  return session.status === "signed-in" ? (
    <SafetyPlanScreen key={session.user.id} userId={session.user.id} />
  ) : null;
}
