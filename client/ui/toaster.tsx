import { Toast } from "@base-ui/react/toast";
import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { connectToaster, type ToastMessage, type ToastTone } from "#client/lib/toast.ts";
import { buttonStyle } from "./button.tsx";

const manager = Toast.createToastManager<{ tone: ToastTone }>();

/** Milliseconds; errors stay longer. Hovering or focusing a toast pauses its timer. */
const timeouts = { success: 6_000, info: 6_000, error: 12_000 } as const satisfies Record<ToastTone, number>;

function show({ tone, title, description, action, about }: ToastMessage): void {
  const actionProps = action ? { children: action.label, onClick: action.run } : undefined;
  const timeout = action ? 0 : timeouts[tone];
  const id = about === undefined ? {} : { id: about };
  manager.add({ ...id, title, description, timeout, data: { tone }, actionProps });
}

const view = { show, close: (about: string) => manager.close(about) };

/** Shows toasts at the bottom of the page; mounted once for the whole app. */
export function Toaster() {
  const { t } = useTranslation();
  useEffect(() => connectToaster(view), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t("notifications")}
          className="fixed inset-x-4 bottom-[calc(1rem+var(--foot))] z-60 flex flex-col gap-2 outline-none sm:start-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--foot))] sm:w-96"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Calls preventDefault so that nothing else also handles this Escape.
      onKeyDown={(event) => (event.key === "Escape" ? event.preventDefault() : undefined)}
      className={clsx(
        "rounded-md border border-line bg-raised shadow-float transition-[translate,opacity] duration-300 ease-calm",
        "data-ending-style:translate-y-3 data-ending-style:opacity-0 data-limited:hidden",
        "data-starting-style:translate-y-3 data-starting-style:opacity-0",
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-1.5 ps-4 pe-1.5">
        <ToneIcon tone={toast.data?.tone ?? "success"} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center">
          <div className="min-w-0 flex-1 basis-40 py-2">
            <Toast.Title render={<p />} className="font-semibold text-ink" />
            <Toast.Description className="text-sm text-ink-soft" />
          </div>
          <Toast.Action className={clsx(buttonStyle({ variant: "secondary" }), "my-1")} />
        </div>
        <Toast.Close
          // Toasts aren't stacked, so that every button stays reachable.
          aria-hidden={false}
          aria-label={t("close")}
          className={buttonStyle({ variant: "quiet", size: "icon" })}
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const icons = {
  success: { Icon: CircleCheck, color: "text-sage" },
  info: { Icon: Info, color: "text-ink-soft" },
  error: { Icon: CircleAlert, color: "text-danger" },
} as const satisfies Record<ToastTone, unknown>;

function ToneIcon({ tone }: { tone: ToastTone }) {
  const { Icon, color } = icons[tone];
  return <Icon aria-hidden="true" className={clsx("mt-2.5 size-5 shrink-0", color)} />;
}
