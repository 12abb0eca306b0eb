import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#client/lib/toast.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that is fetched after the page. The page can do without it: where it can't be fetched, nothing is
 * there, rather than an error in place of the page.
 */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
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
