import {
  type ReactNode,
  Suspense,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { AuthState, AuthStore } from "#client/lib/auth-store.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import { withTexts } from "#client/i18n/setup.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import {
  type ConversationIntent,
  type ConversationStarter,
  ConversationStarterContext,
} from "#client/lib/conversation-starter.ts";
import { onQuickExit } from "#client/lib/on-quick-exit.ts";
import { hearsLanguage, useServices } from "#client/lib/services.tsx";
import { useSayMissing, whenIdle } from "#client/ui/lazy-part.tsx";

/** A token with less than this left, in ms, counts as expired. */
const tooSoonMs = 5_000;

/** How long a renewal may take, in ms; a device that wakes up has to find its network first. */
const renewalMs = 10_000;

function tokenOf(state: AuthState): string | null {
  return state.status === "signed-in" ? state.session.access_token : null;
}

/**
 * The signed-in person's access token, or null. A device that slept may hold an expired one while the account
 * service's client renews it, so this waits for the renewal.
 *
 * @param now ms since the epoch
 */
async function freshAccessToken(store: AuthStore, now: () => number): Promise<string | null> {
  const isGood = () => store.getState().status === "signed-out" || store.tokenEndsAt() > now() + tooSoonMs;
  if (isGood()) return tokenOf(store.getState());
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, renewalMs);
    const unsubscribe = store.subscribe(() => {
      if (isGood()) done();
    });
  });
  return tokenOf(store.getState());
}

/** The calls' own code, which most pages don't need. */
const loadParts = () => withTexts(["billing", "conversation"], () => import("./conversation-parts.tsx"));
export type ConversationParts = Awaited<ReturnType<typeof loadParts>>;

type Opened = { readonly conversation: Conversation; readonly parts: ConversationParts };

const Elsewhere = lazy(async () => ({ default: (await loadParts()).ConversationElsewhere }));
const Consent = lazy(async () => ({ default: (await loadParts()).ConsentDialog }));

type ConversationHold = {
  /** The conversation and its code; null until something needs it. */
  readonly opened: Opened | null;
  /** Rejects if the code can't be fetched. */
  readonly open: () => Promise<Conversation | null>;
  /** The conversation's page is on the screen. */
  readonly settle: (path: string) => () => void;
  /** The page that it was last on. */
  readonly home: string;
};

const HoldContext = createContext<ConversationHold | null>(null);

/** The person's conversation, above all pages. Throws outside a host, which is a programming error. */
export function useConversationHold(): ConversationHold {
  const hold = use(HoldContext);
  if (hold === null) throw new Error("useConversationHold needs a ConversationHost above it");
  return hold;
}

/** Whether the page before this one left a session running in this tab. */
function leftRunning(userId: string): boolean {
  return tabStorage.getItem(`hearken.running-session.${userId}`) !== null;
}

function useConversation(userId: string) {
  const { auth, accessToken: renewed, heardLanguages } = useServices();
  const { i18n } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const held = useRef<{ made: Conversation | null; parts: ConversationParts | null; gone: boolean }>({
    made: null,
    parts: null,
    gone: false,
  });
  useEffect(() => {
    const holder = held.current;
    holder.gone = false;
    const close = () => {
      holder.made?.close();
      holder.made = null;
    };
    const stop = onQuickExit(close);
    const unsubscribe = auth.subscribe(({ status }) => {
      if (status === "signed-out") close();
    });
    return () => {
      stop();
      unsubscribe();
      close();
      holder.gone = true;
      setOpened(null);
    };
  }, [auth]);
  /** Null before its code is there. */
  const now = useCallback((): Conversation | null => {
    const holder = held.current;
    if (holder.parts === null || holder.gone) return null;
    holder.made ??= holder.parts.createBrowserConversation({
      userId,
      accessToken: (refused) => (refused === undefined ? freshAccessToken(auth, Date.now) : renewed(refused)),
      language: () => i18n.language,
      hears: () => hearsLanguage(heardLanguages, i18n.language),
    });
    const { made, parts: loaded } = holder;
    setOpened((before) => (before?.conversation === made ? before : { conversation: made, parts: loaded }));
    return made;
  }, [userId, auth, renewed, i18n, heardLanguages]);
  const open = useCallback(async (): Promise<Conversation | null> => {
    held.current.parts ??= await loadParts();
    return now();
  }, [now]);
  const parts = useCallback(() => held.current.parts, []);
  const prepare = useCallback(() => {
    const keep = (loaded: ConversationParts) => void (held.current.parts ??= loaded);
    // Who then starts a conversation learns what is missing.
    whenIdle(() => void loadParts().then(keep, () => undefined));
  }, []);
  return { opened, now, open, parts, prepare };
}

const never = () => () => undefined;

/** Whether a session is starting or running. */
function useRunning(conversation: Conversation | null): boolean {
  return useSyncExternalStore(conversation?.store.subscribe ?? never, () => {
    const kind = conversation?.store.getState().stage.kind;
    return kind === "starting" || kind === "active";
  });
}

type ConversationHostProps = {
  userId: string;
  /** `bar`: what every page shows while the conversation is on none of them. */
  children: (bar: ReactNode) => ReactNode;
};

/** Holds the signed-in person's conversation, from page to page, until the dashboard is left. */
export function ConversationHost({ userId, children }: ConversationHostProps) {
  const { opened, now, open, parts, prepare } = useConversation(userId);
  const sayMissing = useSayMissing();
  const conversation = opened?.conversation ?? null;
  const navigate = useNavigate();
  const [home, setHome] = useState<string>(paths.startSession);
  const [shown, setShown] = useState(0);
  const [asked, setAsked] = useState<ConversationIntent | null>(null);
  const running = useRunning(conversation);

  useEffect(() => {
    if (leftRunning(userId)) open().catch(sayMissing);
  }, [userId, open, sayMissing]);

  const settle = useCallback((path: string) => {
    setHome(path);
    setShown((count) => count + 1);
    return () => setShown((count) => count - 1);
  }, []);

  const begin = useCallback(
    (made: Conversation | null, { mode, continues }: ConversationIntent) => {
      if (made === null) return;
      if (continues === null) made.actions.start({ mode, title: null, moodBefore: null });
      else made.actions.continueFrom(continues, mode);
      void navigate(paths.startSession);
    },
    [navigate],
  );

  const start = useCallback(
    (intent: ConversationIntent) => {
      const go = () => {
        if (parts()?.mustConsent(userId) === true) setAsked(intent);
        else begin(now(), intent);
      };
      if (running) void navigate(home);
      else if (parts() === null) void open().then(go, sayMissing);
      else go();
    },
    [running, navigate, home, parts, userId, begin, now, open, sayMissing],
  );

  const hold = useMemo(() => ({ opened, open, settle, home }), [opened, open, settle, home]);
  const starter = useMemo<ConversationStarter>(
    () => ({ start, prepare, running }),
    [start, prepare, running],
  );
  const bar =
    conversation === null || shown > 0 ? null : (
      <Suspense>
        <Elsewhere conversation={conversation} userId={userId} home={home} />
      </Suspense>
    );
  return (
    <HoldContext value={hold}>
      <ConversationStarterContext value={starter}>
        {children(bar)}
        {asked === null ? null : (
          <Suspense>
            <Consent
              userId={userId}
              mode={asked.mode}
              onAgree={() => {
                begin(now(), asked);
                setAsked(null);
              }}
              onClose={() => setAsked(null)}
            />
          </Suspense>
        )}
      </ConversationStarterContext>
    </HoldContext>
  );
}
