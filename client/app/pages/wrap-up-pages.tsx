import { useParams } from "react-router-dom";
import { WrapUpDetail } from "#client/features/wrap-ups/wrap-up-detail.tsx";
import { WrapUps } from "#client/features/wrap-ups/wrap-ups.tsx";
import { WithProfile } from "../with-profile.tsx";

export function WrapUpsPage() {
  return <WithProfile>{(profile) => <WrapUps key={profile.id} profile={profile} />}</WithProfile>;
}

/** At both paths that lead to a wrap-up. */
export function WrapUpPage() {
  const { id = "" } = useParams();
  return (
    <WithProfile>
      {(profile) => <WrapUpDetail key={`${profile.id} ${id}`} profile={profile} id={id} />}
    </WithProfile>
  );
}
