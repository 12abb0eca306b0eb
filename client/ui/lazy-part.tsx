import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#client/lib/toast.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** How long until what couldn't be fetched is tried again while the browser reports no new network, ms. */
const againAfter = 30_000;

/** In the place of a part that couldn't be fetched. */
function Missing({ again }: { again: () => void }) {
  useEffect(() => {
    const timer = setTimeout(again, againAfter);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [again]);
  return null;
}

type Fetched<Props> = ComponentType<{ own: Props; again: () => void }>;

/**
 * A part of a page that is fetched after the page. The page can do without it: where it can't be fetched, nothing is
 * there, rather than an error in place of the page, until the network is back.
 */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  const fetched = () =>
    lazy(async (): Promise<{ default: Fetched<Props> }> => {
      try {
        const Part = await load();
        return { default: ({ own }) => <Part {...own} /> };
      } catch {
        return { default: ({ again }) => <Missing again={again} /> };
      }
    });
  let Part = fetched();
  return function LazyPart(props: Props) {
    const [Shown, setShown] = useState(() => Part);
    const [failed, setFailed] = useState(false);
    const again = useCallback(() => {
      // Another place that shows this part may have asked already.
      if (Part === Shown) Part = fetched();
      setFailed(true);
      setShown(() => Part);
    }, [Shown]);
    return (
      <Suspense fallback={failed ? null : fallback}>
        <Shown own={props} again={again} />
      </Suspense>
    );
  };
}

/** How long a busy page may put something off, ms. */
const patience = 3_000;

/** How long to wait if the browser doesn't report when it is idle, ms. */
const guess = 1_000;

/** Runs something after what the page itself still has to do. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const request = requestIdleCallback(run, { timeout: patience });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, guess);
  return () => clearTimeout(timer);
}

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/**
 * A dialog or sheet whose code the page needs only when it opens. It is fetched once the page has nothing else to do, or
 * when it is opened before that. Where it can't be fetched, it closes and says so, and the next time tries again.
 */
export function whenOpened<Props extends Opened>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  const fetchPart = async (): Promise<void> => {
    Loaded ??= await load();
  };
  return function WhenOpened(props: Props) {
    const { open, onOpenChange } = props;
    const { t } = useTranslation("errors");
    const [shown, setShown] = useState(false);
    if (open && !shown && Loaded !== null) setShown(true);
    useEffect(() => whenIdle(() => void fetchPart().catch(() => undefined)), []);
    useEffect(() => {
      if (!open || shown) return undefined;
      let current = true;
      fetchPart().then(
        () => current && setShown(true),
        () => {
          if (!current) return;
          onOpenChange(false);
          toast.error(t("newVersion.title"), t("newVersion.body"));
        },
      );
      return () => {
        current = false;
      };
    }, [open, shown, onOpenChange, t]);
    return shown && Loaded !== null ? <Loaded {...props} /> : null;
  };
}
