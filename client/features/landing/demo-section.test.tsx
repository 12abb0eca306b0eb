import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DemoVideo } from "./demo-section.tsx";

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** Fakes of the browser APIs that the clip uses: visibility, reduced motion and playback. */
function browser({ reducedMotion }: { reducedMotion: boolean }) {
  const watchers = new Set<Seen>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly seen: Seen;
      constructor(seen: Seen) {
        this.seen = seen;
        watchers.add(seen);
      }
      observe() {}
      disconnect() {
        watchers.delete(this.seen);
      }
    },
  );
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: reducedMotion }));
  const scroll = (isIntersecting: boolean) =>
    act(() => watchers.forEach((seen) => seen([{ isIntersecting }])));
  return { scrollIntoView: () => scroll(true), scrollAway: () => scroll(false) };
}

function player() {
  let paused = true;
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(() => paused);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function pause(this: HTMLMediaElement) {
    paused = true;
    this.dispatchEvent(new Event("pause"));
  });
  return vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    paused = false;
    this.dispatchEvent(new Event("play"));
    return Promise.resolve();
  });
}

const show = () => render(<DemoVideo />, { wrapper: MemoryRouter });
const button = (name: string) => screen.getByRole("button", { name });

describe("DemoVideo", () => {
  let playing: ReturnType<typeof player>;
  beforeEach(() => {
    playing = player();
  });

  it("plays while it is in view and pauses while it isn't", () => {
    const { scrollIntoView, scrollAway } = browser({ reducedMotion: false });
    show();
    expect(button("Play the clip")).toBeTruthy();
    scrollIntoView();
    expect(button("Pause the clip")).toBeTruthy();
    scrollAway();
    expect(button("Play the clip")).toBeTruthy();
  });

  it("stays paused once the person paused it", () => {
    const { scrollIntoView, scrollAway } = browser({ reducedMotion: false });
    show();
    scrollIntoView();
    fireEvent.click(button("Pause the clip"));
    scrollAway();
    scrollIntoView();
    expect(button("Play the clip")).toBeTruthy();
  });

  it("doesn't autoplay with reduced motion, and plays on request", () => {
    const { scrollIntoView } = browser({ reducedMotion: true });
    show();
    scrollIntoView();
    fireEvent.click(button("Play the clip"));
    expect(button("Pause the clip")).toBeTruthy();
  });

  it("plays on request after the browser refused autoplay", () => {
    const { scrollIntoView } = browser({ reducedMotion: false });
    playing.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    show();
    scrollIntoView();
    fireEvent.click(button("Play the clip"));
    expect(button("Pause the clip")).toBeTruthy();
  });

  it("says so if no source can be loaded, with a link to reload the page", () => {
    browser({ reducedMotion: false });
    const { container } = show();
    const last = [...container.querySelectorAll("source")].at(-1);
    fireEvent.error(last as HTMLSourceElement);
    expect(screen.getByRole("alert").textContent).toContain(
      "Video failed to load. Please try refreshing the page.",
    );
    expect(screen.getByRole("link", { name: "Refresh the page" }).getAttribute("href")).toBe("/");
    expect(container.querySelector("video")).toBeNull();
  });
});
