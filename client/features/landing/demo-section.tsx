import { Pause, Play } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { textLinkStyle } from "#client/ui/text-link.tsx";

const lines = [
  ["you", "line1"],
  ["companion", "line2"],
  ["you", "line3"],
  ["companion", "line4"],
] as const;

/** A clip of a call, with a transcript for people who cannot see it. */
export function DemoSection() {
  const { t } = useTranslation("landing");
  return (
    <section aria-labelledby="demo-title" className="bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-5 py-16 sm:px-8 md:grid-cols-[minmax(0,24rem)_1fr] md:gap-16 lg:gap-24 lg:py-24">
        <DemoVideo />
        <div>
          <h2 id="demo-title" className="text-4xl sm:text-5xl">
            {t("demo.title")}
          </h2>
          <p className="mt-5 max-w-lg text-lg text-ink-soft">{t("demo.body")}</p>
          <details className="mt-6 max-w-lg">
            <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-sage-ink underline underline-offset-4">
              {t("demo.transcript")}
            </summary>
            <dl className="mt-2 flex flex-col gap-3 border-s-2 border-line ps-5">
              {lines.map(([who, line]) => (
                <div key={line}>
                  <dt className="text-sm font-semibold text-ink-soft">{t(`demo.${who}`)}</dt>
                  <dd>{t(`demo.${line}`)}</dd>
                </div>
              ))}
            </dl>
          </details>
          <p className="mt-6 text-sm text-ink-faint">{t("demo.illustration")}</p>
        </div>
      </div>
    </section>
  );
}

/** The looping clip with a pause button (WCAG 2.2.2), or what to do if it fails to load. */
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
        {/* When no source loads, browsers report the error on the last one. */}
        <source src="/demo/call.mp4" type="video/mp4" onError={fail} />
      </video>
      <Button variant="quiet" onClick={toggle}>
        <Icon aria-hidden="true" className="size-4" />
        {t(playing ? "demo.pause" : "demo.play")}
      </Button>
    </div>
  );
}

type Clip = {
  state: "paused" | "playing" | "failed";
  /** Props of the video element. */
  video: Pick<ComponentProps<"video">, "ref" | "onPlay" | "onPause" | "onError">;
  toggle: () => void;
  fail: () => void;
};

/**
 * Plays a silent looping clip while it is in view, unless the person prefers reduced motion or paused it. Nothing is
 * fetched before it comes into view.
 */
function useClip(): Clip {
  const ref = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const movesLess = useMediaQuery("(prefers-reduced-motion: reduce)", true);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const wanted = pressed ?? !movesLess;
  useEffect(() => {
    const element = ref.current;
    return element && wanted && !failed ? playInView(element) : undefined;
  }, [wanted, failed]);
  const fail = () => setFailed(true);
  const toggle = () => {
    setPressed(!playing);
    if (!playing && ref.current) play(ref.current);
  };
  return {
    state: failed ? "failed" : playing ? "playing" : "paused",
    video: { ref, onPlay: () => setPlaying(true), onPause: () => setPlaying(false), onError: fail },
    toggle,
    fail,
  };
}

/** Plays whenever the element is in view. Returns a function that stops. */
function playInView(element: HTMLVideoElement): () => void {
  const watcher = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) play(element);
    else element.pause();
  });
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    element.pause();
  };
}

/** Browsers may refuse autoplay; the poster and the play button then remain. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
