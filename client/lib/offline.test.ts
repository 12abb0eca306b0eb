import { expect, test, vi } from "vitest";
import { createUpdateHold, updatesHeld, watchForUpdates } from "./offline.ts";

const nobody: unknown = null;

/** A browser's workers, of which a test says what they do. */
function browser({ controlled }: { controlled: boolean }) {
  const posted: unknown[] = [];
  const made = () =>
    Object.assign(new EventTarget(), {
      state: "installing",
      postMessage: (data: unknown) => posted.push(data),
    });
  const registration = Object.assign(new EventTarget(), {
    waiting: nobody,
    installing: nobody,
  });
  const workers = Object.assign(new EventTarget(), { controller: controlled ? {} : null });
  const reload = vi.fn<() => void>();
  const found = vi.fn<(start: () => void) => void>();
  const watch = () =>
    watchForUpdates(registration as unknown as ServiceWorkerRegistration, found, {
      workers: workers as unknown as ServiceWorkerContainer,
      reload,
    });
  const install = () => {
    const worker = made();
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
    worker.state = "installed";
    worker.dispatchEvent(new Event("statechange"));
  };
  return { registration, workers, posted, reload, found, watch, install, made };
}

test("a new version is offered, and starts in a reload once the person wants it", () => {
  const { watch, install, found, posted, workers, reload } = browser({ controlled: true });
  watch();
  install();
  expect(found).toHaveBeenCalledOnce();
  expect([posted, reload.mock.calls]).toEqual([[], []]);
  found.mock.calls[0]?.[0]();
  expect(posted).toEqual([{ type: "hearken.update" }]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("another tab's new version reloads nothing here", () => {
  const { watch, install, workers, reload } = browser({ controlled: true });
  watch();
  install();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

test("one that was ready before is offered too, and the first of all is no news", () => {
  const again = browser({ controlled: true });
  again.registration.waiting = again.made();
  again.watch();
  expect(again.found).toHaveBeenCalledOnce();
  const first = browser({ controlled: false });
  first.watch();
  first.install();
  expect(first.found).not.toHaveBeenCalled();
});

test("it is not offered during a call, but after it", () => {
  const { watch, install, found } = browser({ controlled: true });
  watch();
  const release = updatesHeld.hold();
  install();
  expect(found).not.toHaveBeenCalled();
  release();
  expect(found).toHaveBeenCalledOnce();
});

test("what is held waits for the last of several holds", () => {
  const held = createUpdateHold();
  const [first, second] = [held.hold(), held.hold()];
  const run = vi.fn<() => void>();
  held.whenReleased(run);
  first();
  first();
  expect(run).not.toHaveBeenCalled();
  second();
  expect(run).toHaveBeenCalledOnce();
});
