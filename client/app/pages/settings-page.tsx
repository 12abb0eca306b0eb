import { useEffect, useRef } from "react";
import { useNavigate, Navigate, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { AccountDeleted } from "#client/features/settings/delete-account.tsx";
import { Settings } from "#client/features/settings/settings.tsx";
import { deviceStorage, tabStorage } from "#client/lib/browser-storage.ts";
import { forgetOnDevice } from "#client/lib/forget-on-device.ts";
import { useServices } from "#client/lib/services.tsx";
import { WithProfile } from "#client/app/with-profile.tsx";

/** The navigation state of somebody who has just deleted their account. */
const accountDeleted = "account-deleted";

export function SettingsPage() {
  const afterDeletion = useAfterDeletion();
  return (
    <WithProfile>
      {(profile) => (
        <Settings
          key={profile.id}
          profile={profile}
          email={profile.email}
          onDeleted={() => afterDeletion(profile.id)}
        />
      )}
    </WithProfile>
  );
}

/**
 * From a deleted account to the goodbye page. Signs the browser out only once this page has unmounted: a protected page
 * that is still mounted would redirect elsewhere.
 */
function useAfterDeletion() {
  const { auth } = useServices();
  const navigate = useNavigate();
  const deletedUser = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (deletedUser.current === null) return;
      forgetOnDevice(deletedUser.current, [deviceStorage, tabStorage]);
      void auth.signOut("local");
    },
    [auth],
  );
  return (userId: string) => {
    deletedUser.current = userId;
    void navigate(paths.goodbye, { replace: true, state: accountDeleted });
  };
}

/** Only for people who have just deleted their account: nobody else is told that their account is gone. */
export function GoodbyePage() {
  const { state } = useLocation();
  return state === accountDeleted ? <AccountDeleted /> : <Navigate to={paths.home} replace />;
}
