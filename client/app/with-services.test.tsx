import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { Services } from "#client/lib/services.tsx";
import { deferred } from "#client/test-deferred.ts";
import { ComingServices, StartErrorPage, WithServices } from "./with-services.tsx";

/** Renders the app around a page; each load of the services returns the next of the given results. */
function Around({ answers }: { answers: Promise<Services | null>[] }) {
  const [attempt, setAttempt] = useState(0);
  const services = answers[attempt] ?? Promise.resolve(null);
  return (
    <ComingServices value={{ services, retry: () => setAttempt(attempt + 1) }}>
      <WithServices waiting={<p>Waiting</p>} failed={<StartErrorPage />}>
        <p>The page</p>
      </WithServices>
    </ComingServices>
  );
}

describe("WithServices", () => {
  it("waits, says that the app can't be reached, and shows the page after a successful retry", async () => {
    const second = deferred<Services | null>();
    const answers = [Promise.resolve(null), second.promise];
    await act(async () => render(<Around answers={answers} />));
    expect(screen.getByRole("heading", { name: "We can't reach Hearken" })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    expect(screen.getByText("Waiting")).toBeTruthy();
    await act(async () => second.resolve({} as Services));
    expect(screen.getByText("The page")).toBeTruthy();
  });
});
