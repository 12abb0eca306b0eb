import type { ReactNode } from "react";
import { Mark } from "./wordmark.tsx";

type MessagePageProps = {
  /** A short text above the title, such as a status code. */
  over?: ReactNode;
  title: ReactNode;
  body: ReactNode;
  /** What can be done next. */
  children?: ReactNode;
};

/** A full page with a single message: what happened, and what to do next. */
export function MessagePage({ over, title, body, children }: MessagePageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-page place-items-center px-6 py-16">
      <div className="flex max-w-lg flex-col items-start gap-5">
        <Mark className="size-14 text-sage" />
        <div className="flex flex-col gap-3">
          {over ? <p className="text-sm font-semibold text-clay">{over}</p> : null}
          <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
            {title}
          </h1>
          <p className="text-lg text-ink-soft">{body}</p>
        </div>
        {children ? <div className="flex flex-wrap gap-3 pt-2">{children}</div> : null}
      </div>
    </main>
  );
}
