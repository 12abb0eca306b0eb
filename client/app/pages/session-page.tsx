import { useParams } from "react-router-dom";
import { SessionDetail } from "#client/features/sessions/detail/session-detail.tsx";
import { WithProfile } from "../with-profile.tsx";

export function SessionPage() {
  const { id = "" } = useParams();
  return <WithProfile>{(profile) => <SessionDetail key={id} profile={profile} id={id} />}</WithProfile>;
}
