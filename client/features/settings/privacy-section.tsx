import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf, loadedOf } from "#client/lib/query.ts";
import { type Profile, useSaveProfile } from "#client/lib/profile.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { type Memory, useForget, useMemories } from "./api.ts";
import { SettingsSection, useChoice } from "./settings-section.tsx";

/** Whether the companion remembers, and what. Call audio is never stored, so there is no setting for it. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  return (
    <SettingsSection title={t("privacy.title")}>
      <MemorySwitch profile={profile} />
      <MemoryList userId={profile.id} />
    </SettingsSection>
  );
}

function MemorySwitch({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const save = useSaveProfile(profile.id);
  const choice = useChoice<boolean>((checked) => save({ memory_enabled: checked }));
  return (
    <Switch
      name="memory_enabled"
      label={t("privacy.memory_enabled.label")}
      hint={t("privacy.memory_enabled.hint")}
      error={choice.failure ? t(`failure.${choice.failure}`) : undefined}
      checked={choice.wanted ? choice.wanted.value : profile.memory_enabled}
      onCheckedChange={(checked) => void choice.choose(checked)}
    />
  );
}

/** What the open dialog asks about; a null memory means all of them. */
type Forgetting = { readonly memory: Memory | null };

/** The companion's memories; one of them or all can be forgotten. */
function MemoryList({ userId }: { userId: string }) {
  const { t } = useTranslation("settings");
  const { mutateAsync: forget } = useForget(userId);
  const [forgetting, setForgetting] = useState<Forgetting | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 ref={heading} id={id} tabIndex={-1} className="mb-4 text-xl outline-none">
        {t("privacy.list")}
      </h3>
      <Contents userId={userId} onForget={(memory) => setForgetting({ memory })} />
      {forgetting ? (
        <ForgetDialog
          memory={forgetting.memory}
          onForget={() => forget(forgetting.memory ?? "everything").then(() => null, failureOf)}
          onClose={(forgotten) => {
            setForgetting(null);
            // The button that opened the dialog is gone, so focus has nowhere to return to.
            if (forgotten) heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

type ContentsProps = { userId: string; onForget: (memory: Memory | null) => void };

function Contents({ userId, onForget }: ContentsProps) {
  const { t } = useTranslation("settings");
  const memories = useMemories(userId);
  const state = loadedOf(memories);
  if (state.status === "loading")
    return (
      <LoadingRegion className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("privacy.listFailed")}
        reason={t(`couldNot.${state.failure}`)}
        retry={t("retry")}
        onRetry={() => memories.refetch()}
      />
    );
  if (state.value.length === 0) return <p className="text-ink-soft">{t("privacy.empty")}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {state.value.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} onForget={() => onForget(memory)} />
        ))}
      </ul>
      {memories.isFetchNextPageError ? (
        <Alert tone="error" className="mt-4">
          {t(`couldNot.${failureOf(memories.error)}`)}
        </Alert>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {memories.hasNextPage ? (
          <Button
            variant="secondary"
            busy={memories.isFetchingNextPage}
            onClick={() => void memories.fetchNextPage()}
          >
            {t("privacy.more")}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => onForget(null)}>
          {t("privacy.forgetAll")}
        </Button>
      </div>
    </>
  );
}

type MemoryItemProps = { memory: Memory; onForget: () => void };

/** A memory, with a link to the session it came from. */
function MemoryItem({ memory, onForget }: MemoryItemProps) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const { session } = memory;
  const title = session?.title?.trim() || t("privacy.untitled");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto">{memory.content}</p>
        <p className="text-sm text-ink-soft">
          {session ? (
            <TextLink to={generatePath(paths.session, { id: session.id })}>
              {t("privacy.from", { title })}
            </TextLink>
          ) : (
            t("privacy.fromDeleted")
          )}
          {" · "}
          {format.date(new Date(memory.created_at))}
        </p>
      </div>
      <Button
        variant="quiet"
        className="-ms-5 sm:ms-0"
        aria-label={t("privacy.forgetOne", { memory: memory.content })}
        onClick={onForget}
      >
        {t("privacy.forget")}
      </Button>
    </li>
  );
}

type ForgetDialogProps = {
  /** Null asks about all of them. */
  memory: Memory | null;
  onForget: () => Promise<DataFailure | null>;
  onClose: (forgotten: boolean) => void;
};

/** Asks for confirmation, since forgetting cannot be undone. */
function ForgetDialog({ memory, onForget, onClose }: ForgetDialogProps) {
  const { t } = useTranslation("settings");
  const texts = {
    title: t(memory ? "privacy.confirm" : "privacy.confirmAll"),
    body: memory ? t("privacy.confirmBody", { memory: memory.content }) : t("privacy.confirmAllBody"),
    keep: t("privacy.keep"),
    action: t(memory ? "privacy.forget" : "privacy.forgetAll"),
    done: t("privacy.forgotten"),
    failed: (failure: DataFailure) => t(`couldNot.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={onForget} onClose={onClose} />;
}
