import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Pace } from "#shared/catalogues/voices.ts";
import type { MicrophoneFailure } from "#client/call/audio/audio-ports.ts";
import { canVibrate, mayVibrate, setVibration } from "#client/call/core/haptics.ts";
import { Button } from "#client/ui/button.tsx";
import { labelStyle, FormError } from "#client/ui/field-frame.tsx";
import { PaceChoice } from "#client/ui/pace-choice.tsx";
import { Select } from "#client/ui/select.tsx";
import { Sheet } from "#client/ui/dialog.tsx";
import { Switch } from "#client/ui/switch.tsx";
import {
  type SavedPace,
  useConversation,
  useConversationState,
  useSavedPace,
} from "./conversation-context.tsx";
import { LevelMeter } from "./microphone.tsx";

const systemDevice = "system";

type ConversationSettingsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  still: boolean;
  onStillChange: (still: boolean) => void;
};

/** Microphone, sensitivity, push-to-talk, pace and motion. Changes apply at once. */
export function ConversationSettings({
  open,
  onOpenChange,
  still,
  onStillChange,
}: ConversationSettingsProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const sensitivity = useConversationState((state) => state.sensitivity);
  const pushToTalk = useConversationState((state) => state.pushToTalk.on);
  const pace = useSavedPace();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("settings.title")}>
      <div className="flex flex-col gap-4 px-3 pb-2">
        <DevicePicker />
        <SpeakerPicker />
        <div>
          <p className={labelStyle}>{t("settings.level")}</p>
          <LevelMeter className="mt-2" />
        </div>
        <Switch
          label={t("settings.quiet.label")}
          hint={t("settings.quiet.hint")}
          checked={sensitivity === "quiet"}
          onCheckedChange={(quiet) => actions.setSensitivity(quiet ? "quiet" : "normal")}
        />
        <Switch
          label={t("settings.pushToTalk.label")}
          hint={t("settings.pushToTalk.hint")}
          checked={pushToTalk}
          onCheckedChange={(on) => actions.setPushToTalk(on)}
        />
        {pace === null ? null : <PacePicker saved={pace} />}
        {canVibrate() ? <VibrationSwitch /> : null}
        <Switch
          label={t("settings.still.label")}
          hint={t("settings.still.hint")}
          checked={still}
          onCheckedChange={onStillChange}
        />
      </div>
    </Sheet>
  );
}

/** Only where the browser lets a page choose. */
function SpeakerPicker() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  useEffect(() => actions.listSpeakers(), [actions]);
  const speakers = useConversationState((state) => state.speakers);
  const speakerId = useConversationState((state) => state.speakerId);
  if (speakers === null || speakers.length === 0) return null;
  const options = [
    { value: systemDevice, label: t("settings.systemDevice") },
    ...speakers.map(({ id, label }, index) => ({
      value: id,
      label: label || t("settings.unnamedSpeaker", { number: index + 1 }),
    })),
  ];
  return (
    <Select
      label={t("settings.speaker")}
      options={options}
      value={speakerId ?? systemDevice}
      onValueChange={(id) => actions.pickSpeaker(id === systemDevice ? null : id)}
    />
  );
}

function VibrationSwitch() {
  const { t } = useTranslation("conversation");
  const [on, setOn] = useState(mayVibrate);
  return (
    <Switch
      label={t("settings.vibration.label")}
      hint={t("settings.vibration.hint")}
      checked={on}
      onCheckedChange={(next) => {
        setOn(next);
        setVibration(next);
      }}
    />
  );
}

/** Holds in this session at once, also while it is being saved for later ones, and if that fails. */
function PacePicker({ saved }: { saved: SavedPace }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const chosen = useConversationState((state) => state.bookkeeping.pace);
  const [failed, setFailed] = useState(false);
  const choose = async (pace: Pace) => {
    actions.setPace(pace);
    setFailed(false);
    setFailed((await saved.save(pace)) !== "saved");
  };
  return (
    <PaceChoice
      value={chosen ?? saved.value}
      onValueChange={(pace) => void choose(pace)}
      error={failed ? t("settings.paceNotSaved") : undefined}
    />
  );
}

/** Browsers name devices only once one was allowed; until then they are numbered, and their names can be asked for. */
function DevicePicker() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => actions.listDevices(), [actions]);
  const devices = useConversationState((state) => state.devices);
  const deviceId = useConversationState((state) => state.deviceId);
  const options = useMemo(
    () => [
      { value: systemDevice, label: t("settings.systemDevice") },
      ...devices.map(({ id, label }, index) => ({
        value: id,
        label: label || t("settings.unnamedDevice", { number: index + 1 }),
      })),
    ],
    [devices, t],
  );
  return (
    <div ref={picker} className="flex flex-col gap-2">
      <Select
        label={t("settings.device")}
        options={options}
        value={deviceId ?? systemDevice}
        onValueChange={(id) => actions.pickDevice(id === systemDevice ? null : id)}
      />
      {/* By then, the button that was pressed is gone. */}
      <NameDevices onNamed={() => picker.current?.querySelector("button")?.focus()} />
    </div>
  );
}

function NameDevices({ onNamed }: { onNamed: () => void }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const unnamed = useConversationState(
    ({ devices }) => devices.length === 0 || devices.some(({ label }) => label === ""),
  );
  const id = useId();
  const [failure, setFailure] = useState<MicrophoneFailure | null>(null);
  const ask = async () => {
    const found = await actions.nameDevices();
    setFailure(found);
    if (found === null) onNamed();
  };
  if (!unnamed) return null;
  return (
    <div>
      <Button variant="secondary" aria-describedby={id} onClick={() => void ask()}>
        {t("settings.nameDevices")}
      </Button>
      <p id={id} className="mt-1 text-sm text-ink-soft">
        {t("settings.nameDevicesHint")}
      </p>
      <FormError message={failure === null ? undefined : t(`microphone.${failure}`)} />
    </div>
  );
}
