import { createStore, type StoreApi } from "zustand/vanilla";
import type { DataFailure } from "./data-failure.ts";
import type { Preferences, Profile, ProfilePatch } from "./profile.ts";

export type ProfileResult =
  | { readonly kind: "ok"; readonly profile: Profile }
  | { readonly kind: "failed"; readonly failure: DataFailure };

/** Reads and writes one person's row. Never throws. */
export type ProfilePort = {
  read(userId: string): Promise<ProfileResult>;
  write(userId: string, patch: ProfilePatch): Promise<ProfileResult>;
  /** Records on the server that this person confirmed their age and accepted the terms, and nothing else. */
  confirm(): Promise<{ kind: "ok" } | { kind: "failed"; failure: DataFailure }>;
};

export type ProfileState =
  | { readonly status: "none" }
  | { readonly status: "loading"; readonly userId: string }
  | { readonly status: "failed"; readonly userId: string; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly userId: string; readonly profile: Profile };

export type SaveOutcome = "saved" | DataFailure;

export type ProfileStore = Pick<StoreApi<ProfileState>, "getState" | "subscribe" | "getInitialState"> & {
  /**
   * Loads the row of `userId`, or drops the current one if it is null. A row that is already loaded isn't
   * read again.
   */
  hold(userId: string | null): void;
  /** Retries after a failed load. */
  retry(): void;
  /**
   * Reloads the row in the background, so that a newly bought plan takes effect. A failed read changes
   * nothing.
   */
  refresh(): Promise<void>;
  save(
    patch: Omit<ProfilePatch, "notification_preferences">,
    preferences?: Partial<Preferences>,
  ): Promise<SaveOutcome>;
  /** Confirms age and terms. */
  confirm(): Promise<SaveOutcome>;
};

const empty: ProfileState = { status: "none" };

/**
 * The signed-in person's profile, shared by the screens that need it. A response is dropped if someone else
 * has signed in since. Saves run one after another and start from the row on the server, so that preferences
 * just saved in another tab survive.
 */
export function createProfileStore(port: ProfilePort): ProfileStore {
  const store = createStore<ProfileState>(() => empty);
  let lastSave: Promise<unknown> = Promise.resolve();

  const heldId = () => {
    const state = store.getState();
    return state.status === "none" ? null : state.userId;
  };

  const accept = (userId: string, result: ProfileResult): void => {
    if (heldId() !== userId) return;
    const next: ProfileState =
      result.kind === "ok"
        ? { status: "ready", userId, profile: result.profile }
        : { status: "failed", userId, failure: result.failure };
    store.setState(next, true);
  };

  const load = (userId: string): void => {
    store.setState({ status: "loading", userId }, true);
    void port.read(userId).then((result) => accept(userId, result));
  };

  const write = async (
    userId: string,
    patch: ProfilePatch,
    preferences: Partial<Preferences> | undefined,
  ): Promise<SaveOutcome> => {
    const full = preferences ? await withPreferences(port, userId, patch, preferences) : patch;
    if (typeof full === "string") return full;
    const result = await port.write(userId, full);
    if (result.kind === "failed") return result.failure;
    accept(userId, result);
    return "saved";
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hold(userId) {
      if (userId === heldId()) return;
      if (userId === null) store.setState(empty, true);
      else load(userId);
    },
    retry() {
      const userId = heldId();
      if (userId !== null) load(userId);
    },
    async refresh() {
      const before = store.getState();
      if (before.status === "none") return;
      const result = await port.read(before.userId);
      // A value saved in the meantime is newer than the one just read.
      const overtaken = before.status === "ready" && store.getState() !== before;
      if (result.kind === "ok" && !overtaken) accept(before.userId, result);
    },
    async save(patch, preferences) {
      const userId = heldId();
      if (userId === null) return "refused";
      const saving = lastSave.then(() => write(userId, patch, preferences));
      lastSave = saving;
      return saving;
    },
    async confirm() {
      const userId = heldId();
      if (userId === null) return "refused";
      const answer = await port.confirm();
      if (answer.kind === "failed") return answer.failure;
      const result = await port.read(userId);
      if (result.kind === "failed") return result.failure;
      accept(userId, result);
      return "saved";
    },
  };
}

/** Merges the patch over the server's current preferences; returns the failure if those couldn't be read. */
async function withPreferences(
  port: ProfilePort,
  userId: string,
  patch: ProfilePatch,
  changed: Partial<Preferences>,
): Promise<ProfilePatch | DataFailure> {
  const current = await port.read(userId);
  if (current.kind === "failed") return current.failure;
  return { ...patch, notification_preferences: { ...current.profile.notification_preferences, ...changed } };
}
