import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadedOf } from "#client/lib/query.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { type PushDevice, useAddPushDevice, usePushDevices, useRemovePushDevice } from "./api.ts";
import {
  currentAddress,
  deviceName,
  giveUpAddress,
  pushSupport,
  requestAddress,
  thisBrowser,
} from "#client/lib/push-device.ts";

type PushChoiceProps = {
  userId: string;
  /** The server's public key. */
  pushKey: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Whether reminders come as notifications, and to which devices. Turning it on asks for permission, in that very tap. */
export function PushChoice({ userId, pushKey, checked, onCheckedChange }: PushChoiceProps) {
  const { t } = useTranslation("reminders");
  const here = useThisDevice(userId, pushKey);
  const devices = usePushDevices(userId, here.endpoint);
  const remove = useRemovePushDevice(userId);
  const list = loadedOf(devices);
  const known = list.status === "ready" ? list.value : [];
  const isHere = known.some((device) => device.this_device);

  const turn = async (on: boolean) => {
    if (!on || isHere || known.length > 0) onCheckedChange(on);
    // Without a single device there would be nothing to remind on.
    if (on && !isHere && (await here.add()) && known.length === 0) onCheckedChange(true);
  };
  const removeDevice = async ({ id, this_device }: PushDevice) => {
    await remove.mutateAsync(id).catch(() => undefined);
    if (this_device) await here.giveUp();
  };
  return (
    <div className="flex flex-col gap-3">
      <Switch
        name="push"
        label={t("push.label")}
        hint={t("push.hint")}
        checked={checked}
        disabled={list.status === "loading"}
        onCheckedChange={(on) => void turn(on)}
      />
      {here.problem === null ? null : <Alert tone="info">{t(`push.problem.${here.problem}`)}</Alert>}
      {remove.isError ? <Alert tone="error">{t("push.removeFailed")}</Alert> : null}
      {checked ? (
        <>
          <DeviceList
            devices={known}
            busy={remove.isPending}
            onRemove={(device) => void removeDevice(device)}
          />
          {list.status === "ready" && !isHere ? (
            <Button variant="quiet" busy={here.busy} className="self-start" onClick={() => void here.add()}>
              <BellRing aria-hidden="true" className="size-5" />
              {t("push.addThis")}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type DeviceListProps = {
  devices: readonly PushDevice[];
  busy: boolean;
  onRemove: (device: PushDevice) => void;
};

function DeviceList({ devices, busy, onRemove }: DeviceListProps) {
  const { t } = useTranslation("reminders");
  if (devices.length === 0) return null;
  return (
    <ul
      aria-label={t("push.devices")}
      className="flex flex-col divide-y divide-line rounded-2xl border border-line"
    >
      {devices.map((device) => (
        <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 ps-4">
          <span className="py-2">
            <bdi>{device.device}</bdi>
            {device.this_device ? (
              <span className="ms-2 text-sm text-ink-soft">{t("push.thisDevice")}</span>
            ) : null}
          </span>
          <Button
            variant="quiet"
            disabled={busy}
            aria-label={t("push.removeNamed", { device: device.device })}
            onClick={() => onRemove(device)}
          >
            {t("push.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Problem = "denied" | "unsupported" | "install-first" | "failed";

/** This browser's address, and how to get or give up one. */
function useThisDevice(userId: string, pushKey: string) {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const addDevice = useAddPushDevice(userId);
  const { t: common } = useTranslation();
  useEffect(() => {
    let current = true;
    void currentAddress().then((address) => current && setEndpoint(address?.endpoint ?? null));
    return () => {
      current = false;
    };
  }, []);

  const add = async (): Promise<boolean> => {
    const support = pushSupport(thisBrowser());
    if (support === "unsupported" || support === "install-first" || support === "denied") {
      setProblem(support);
      return false;
    }
    setBusy(true);
    setProblem(null);
    const address = await requestAddress(pushKey);
    const saved =
      address !== null &&
      (await addDevice
        .mutateAsync({ ...address, device: deviceName(navigator.userAgent, common("unknownDevice")) })
        .then(
          () => true,
          () => false,
        ));
    setBusy(false);
    if (saved) setEndpoint(address.endpoint);
    else setProblem(pushSupport(thisBrowser()) === "denied" ? "denied" : "failed");
    return saved;
  };
  const giveUp = async () => {
    await giveUpAddress();
    setEndpoint(null);
  };
  return { endpoint, busy, problem, add, giveUp };
}
