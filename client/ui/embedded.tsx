import { ArrowLeft } from "lucide-react";
import { createContext, use, type ReactNode } from "react";
import { ButtonLink } from "./button.tsx";

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
