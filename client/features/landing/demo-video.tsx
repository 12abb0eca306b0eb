import { Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { textLinkStyle } from "#client/ui/text-link.tsx";
import { useClip } from "./use-clip.ts";

/** The looping clip with its pause button (WCAG 2.2.2), or what to do when it cannot be shown. */
export function DemoVideo() {
  const { t } = useTranslation("landing");
  const { pathname, search } = useLocation();
  const { video, state, toggle, fail } = useClip();
  if (state === "failed") {
    return (
      <Alert tone="error">
        <p>{t("demo.failed")}</p>
        <a href={`${pathname}${search}`} className={textLinkStyle}>
          {t("demo.refresh")}
        </a>
      </Alert>
    );
  }
  const playing = state === "playing";
  const Icon = playing ? Pause : Play;
  return (
    <div className="flex flex-col items-center gap-3">
      <video
        {...video}
        aria-label={t("demo.clip")}
        poster="/demo/call.jpg"
        width={720}
        height={900}
        preload="none"
        muted
        loop
        playsInline
        className="block h-auto w-full rounded-xl shadow-float"
      >
        <source src="/demo/call.webm" type="video/webm" />
        {/* The browser reports a clip that it cannot load on the last source it tried. */}
        <source src="/demo/call.mp4" type="video/mp4" onError={fail} />
      </video>
      <Button variant="quiet" onClick={toggle}>
        <Icon aria-hidden="true" className="size-4" />
        {t(playing ? "demo.pause" : "demo.play")}
      </Button>
    </div>
  );
}
