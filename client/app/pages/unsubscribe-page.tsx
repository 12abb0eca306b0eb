import { useSearchParams } from "react-router-dom";
import { LeaveList } from "#client/features/reminders/leave-list.tsx";

export function UnsubscribePage() {
  const [query] = useSearchParams();
  return <LeaveList token={query.get("token") ?? ""} />;
}
