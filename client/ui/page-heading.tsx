import type { ReactNode } from "react";
import { useEmbedded } from "./embedded.tsx";

type PageHeadingProps = {
  /** The page's only h1; focus moves here after navigation. */
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
};

export function PageHeading({ title, description, actions }: PageHeadingProps) {
  // The surrounding panel already has the title.
  if (useEmbedded()) return description ? <p className="mb-6 text-ink-soft">{description}</p> : null;
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="max-w-2xl">
        <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        {description ? <p className="mt-2 text-ink-soft sm:text-lg">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
