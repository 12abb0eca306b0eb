import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "#client/lib/toast.ts";
import { whenIdle } from "#client/lib/when-idle.ts";

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
