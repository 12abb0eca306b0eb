import { Toast } from "@base-ui/react/toast";

type ToastData = { tone: "success" | "error" };

/** The queue that `Toaster` shows. */
export const toastManager = Toast.createToastManager<ToastData>();

/** Milliseconds; an error stays until it is read a little longer. Hovering or focusing a toast stops its clock. */
const timeouts = { success: 6_000, error: 12_000 } as const;

function show(tone: ToastData["tone"], title: string, description?: string): void {
  toastManager.add({ title, description, timeout: timeouts[tone], data: { tone } });
}

/** Short news that needs no answer. Errors that need one stand beside what failed instead. */
export const toast = {
  success: (title: string, description?: string) => show("success", title, description),
  error: (title: string, description?: string) => show("error", title, description),
};
