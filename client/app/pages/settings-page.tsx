import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { Settings } from "#client/features/settings/settings.tsx";
import { deviceStorage, tabStorage } from "#client/lib/browser-storage.ts";
import { forgetOnDevice } from "#client/lib/forget-on-device.ts";
import { forgetKeptPlan } from "#client/lib/kept-plan.ts";
import { useServices } from "#client/lib/services.tsx";
import { WithProfile } from "../with-profile.tsx";
import { left } from "./left.ts";

export function SettingsPage() {
  const leave = useLeave();
  return (
    <WithProfile>
      {(profile) => (
        <Settings key={profile.id} profile={profile} email={profile.email} onLeft={() => leave(profile.id)} />
      )}
    </WithProfile>
  );
}

/**
 * From a deleted account to the goodbye. The browser is signed out once this page is gone, and not before: a protected
 * page that is still there would lead elsewhere.
 */
function useLeave() {
  const { session } = useServices();
  const navigate = useNavigate();
  const leaving = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (leaving.current === null) return;
      forgetOnDevice(leaving.current, [deviceStorage, tabStorage]);
      forgetKeptPlan(leaving.current);
      void session.signOut("local");
    },
    [session],
  );
  return (userId: string) => {
    leaving.current = userId;
    void navigate(paths.goodbye, { replace: true, state: left });
  };
}
