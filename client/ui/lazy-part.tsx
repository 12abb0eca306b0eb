import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#client/lib/toast.ts";
import { whenIdle } from "#client/lib/when-idle.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** How long until what couldn't be fetched is tried again while the browser reports no new network, ms. */
const againAfter = 30_000;

/**
 * A part of a page that is fetched after the page. The page can do without it: where it can't be fetched, nothing is
 * there, rather than an error in place of the page, until the network is back.
 */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  let Part: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState(() => Part);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (Loaded !== null) return undefined;
      const fetchPart = () =>
        void load().then(
          (loaded) => setLoaded(() => (Part = loaded)),
          () => setMissing(true),
        );
      // The page's own work comes first.
      const callOff = whenIdle(fetchPart);
      const timer = setInterval(fetchPart, againAfter);
      addEventListener("online", fetchPart);
      return () => {
        callOff();
        clearInterval(timer);
        removeEventListener("online", fetchPart);
      };
    }, [Loaded]);
    if (Loaded === null) return missing ? null : fallback;
    return <Loaded {...props} />;
  };
}

/** Says that a part of the app couldn't be fetched, and what to do, where the page itself stays. */
export function useSayMissing(): () => void {
  const { t } = useTranslation("errors");
  return useCallback(() => toast.error(t("newVersion.title"), t("newVersion.body")), [t]);
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
    const sayMissing = useSayMissing();
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
          sayMissing();
        },
      );
      return () => {
        current = false;
      };
    }, [open, shown, onOpenChange, sayMissing]);
    return shown && Loaded !== null ? <Loaded {...props} /> : null;
  };
}
