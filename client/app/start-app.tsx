// oxlint-disable-next-line import/no-unassigned-import -- it has to run before any other module
import "#client/lib/without-eval.ts";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { setUpLanguage, textOf } from "#client/i18n/setup.ts";
import { readAuthFragment } from "#client/lib/auth-urls.ts";
import { watchInstall } from "#client/lib/install-offer.ts";
import { keepForOffline } from "#client/lib/offline.ts";
import { toast } from "#client/lib/toast.ts";
import { App, appRoutes } from "./app.tsx";
import { keyEntry } from "./scroll-position.tsx";
import { requestServices } from "./with-services.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the first page's own code is there. */
function firstPage(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function offerUpdate(start: () => void): void {
  toast.offer(textOf("update.title"), { label: textOf("update.reload"), run: start });
}

/**
 * Starts the app in the page. What was rendered into the page at build time is taken over as it stands, if the app
 * would show the same: the same language, and no mailed link to act on first.
 */
export async function startApp(): Promise<void> {
  watchInstall();
  const container = document.getElementById("root") ?? document.body;
  const renderedLanguage = container.dataset["rendered"];
  const firstRequest = requestServices();
  // The router asks for the first page at once, and that for its texts, in the language that this chooses.
  const settingUp = setUpLanguage();
  keyEntry();
  const router = createBrowserRouter(appRoutes);
  const language = await settingUp;
  const takeOver = renderedLanguage === language && readAuthFragment(location.hash).kind === "none";
  if (renderedLanguage !== undefined) await firstPage(router);
  await new Promise<void>((resolve) => {
    const app = (
      <App firstRequest={firstRequest} onShown={resolve}>
        <RouterProvider router={router} />
      </App>
    );
    // Numbers and prices may be written differently by an older browser; React then renders the page anew.
    // A transition lets the browser answer presses in between.
    if (takeOver)
      startTransition(() => void hydrateRoot(container, app, { onRecoverableError: () => undefined }));
    else createRoot(container).render(app);
  });
  // The development server's files change all the time.
  if (import.meta.env.PROD) keepForOffline(offerUpdate);
}
