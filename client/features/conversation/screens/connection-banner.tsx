import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { Banner } from "./banner.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** A session whose connection is away, and a browser that holds the sound back. */
export function ConnectionBanner() {
  const { t } = useTranslation("conversation");
  const away = useConversationState(({ stage, connection }) =>
    stage.kind === "active" && (connection === "offline" || connection === "reconnecting")
      ? connection
      : null,
  );
  return (
    <>
      {away === null ? null : (
        <Banner tone="info" title={t(`connection.${away}`)} body={t(`connection.${away}Body`)} />
      )}
      <SoundBanner />
    </>
  );
}

function SoundBanner() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const trouble = useConversationState(({ stage, output, error }) => {
    if (stage.kind !== "active" || stage.mode !== "call") return null;
    if (output === "blocked") return "blocked";
    return output === "failed" && error?.code !== "playbackFailed" ? "failed" : null;
  });
  if (trouble === null) return null;
  const blocked = trouble === "blocked";
  return (
    <Banner
      tone={blocked ? "info" : "error"}
      title={blocked ? t("output.blockedTitle") : t("errors.playbackFailed.title")}
      body={blocked ? t("output.blocked") : t("errors.playbackFailed.body")}
      actions={
        <Button variant="secondary" onClick={() => actions.recover()}>
          {t(blocked ? "output.allow" : "controls.recover")}
        </Button>
      }
    />
  );
}
