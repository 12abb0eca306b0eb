import { type ReactNode, createContext, use } from "react";
import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "./button.tsx";

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

const EmbeddedContext = createContext(false);

/**
 * Shows a page as part of another one, such as beside a conversation: its title and its way back are those of whatever
 * it is embedded in.
 */
export function Embedded({ children }: { children: ReactNode }) {
  return <EmbeddedContext value={true}>{children}</EmbeddedContext>;
}

export function useEmbedded(): boolean {
  return use(EmbeddedContext);
}

/** A page's link to the page above it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  if (useEmbedded()) return null;
  return (
    <ButtonLink to={to} variant="quiet" className="-ms-4 mb-3">
      <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      {children}
    </ButtonLink>
  );
}
