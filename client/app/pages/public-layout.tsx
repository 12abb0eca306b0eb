import { Outlet } from "react-router-dom";
import { SiteFooter } from "#client/features/landing/site-footer.tsx";
import { Wordmark } from "#client/ui/wordmark.tsx";

/** The layout of public pages, such as the legal ones. */
export function PublicLayout() {
  return (
    <div className="flex min-h-page flex-col">
      <header className="mx-auto w-full max-w-6xl px-5 py-3 sm:px-8">
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </div>
  );
}
