import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Memory } from "#client/lib/memories-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { MemoryItem } from "./memory-item.tsx";
import { useMemories } from "./use-memories.ts";

type Memories = ReturnType<typeof useMemories>;
/** What is about to be forgotten. */
type Forgetting = { readonly memory: Memory | null };

/** What the companion remembers; each can be forgotten, or everything. */
export function MemoryList({ userId }: { userId: string }) {
  const { t } = useTranslation("settings");
  const memories = useMemories(userId);
  const [forgetting, setForgetting] = useState<Forgetting | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h3 ref={heading} id={id} tabIndex={-1} className="mb-4 text-xl outline-none">
        {t("privacy.list")}
      </h3>
      <Contents memories={memories} onForget={(memory) => setForgetting({ memory })} />
      {forgetting ? (
        <ForgetDialog
          memory={forgetting.memory}
          onForget={() => memories.forget(forgetting.memory)}
          onClose={(forgotten) => {
            setForgetting(null);
            // The button that opened the dialog is gone with what it stood beside.
            if (forgotten) heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

type ContentsProps = { memories: Memories; onForget: (memory: Memory | null) => void };

function Contents({ memories: { state, moreFailure, retry, showMore }, onForget }: ContentsProps) {
  const { t } = useTranslation("settings");
  if (state.status === "loading")
    return (
      <LoadingPlace className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </LoadingPlace>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("privacy.listFailed")}
        reason={t(`couldNot.${state.failure}`)}
        retry={t("retry")}
        onRetry={retry}
      />
    );
  if (state.memories.length === 0) return <p className="text-ink-soft">{t("privacy.empty")}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {state.memories.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} onForget={() => onForget(memory)} />
        ))}
      </ul>
      {moreFailure ? (
        <Alert tone="error" className="mt-4">
          {t(`couldNot.${moreFailure}`)}
        </Alert>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {state.more ? (
          <Button variant="secondary" onClick={() => void showMore()}>
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
