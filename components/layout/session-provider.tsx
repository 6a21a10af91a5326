"use client";

import { usePathname } from "next/navigation";
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Viewer } from "@/lib/auth/roles";
import { hasJustLeft } from "@/lib/copy/flash-parameter";

export type Session =
  | { status: "loading" | "anonymous"; viewer?: undefined }
  | { status: "signed-in"; viewer: SessionViewer };

/** For operators with how much waits for them. */
type SessionViewer = Viewer & { waiting?: number };

/** On which tabs tell each other. */
export const SESSION_CHANNEL = "session";
/** What they tell when somebody has signed out, and not merely been forgotten. */
const SIGNED_OUT = "signed-out";

/** What waits on a page for its author's session: the page is not loaded again meanwhile. */
export const waitingForSession = new Set<FormData>();

const loading: Session = { status: "loading" };
const anonymous: Session = { status: "anonymous" };
const SessionContext = createContext<Session>(loading);

/** Who is signed in; "loading" until it is known. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** Says that what is known of the viewer has changed, a name for one: every tab asks again. */
export function announceSessionChange() {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Asks who is signed in once the page has arrived, again when the tab is looked at, and at once
 * when another tab says that something has changed. A private page whose owner has gone reloads,
 * so that it asks for a sign-in instead of showing what it held.
 */
export function SessionProvider({
  isPrivate = false,
  children,
}: {
  isPrivate?: boolean;
  children: ReactNode;
}) {
  const [session, setSession] = useState<Session>(loading);
  const known = useRef<string | null>(undefined);
  const path = usePathname();
  // Signing in leads from one private page to the next without a new document.
  const place = isPrivate ? path : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: to come to another place is to ask again.
  useEffect(() => {
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    let stopped = false;
    // Read before the notice of it takes it out of the address.
    const isFarewell = hasJustLeft(location.search);

    async function refresh(isRestored = false) {
      const viewer = await fetchViewer();
      if (stopped) return;
      if (viewer === undefined)
        return startTransition(() =>
          setSession((before) => (before === loading ? anonymous : before)),
        );
      const before = known.current;
      known.current = viewer?.id ?? null;
      const waits = viewer === null && waitingForSession.size > 0;
      const hasChanged = (before || isRestored) && before !== known.current;
      // Restored, the sign-in page sends on who has signed in since.
      if (isPrivate && hasChanged && !waits) return location.reload();
      // The page may still be waking: what it draws for the viewer waits for presses and scrolling.
      startTransition(() =>
        setSession(viewer === null ? anonymous : { status: "signed-in", viewer }),
      );
      if (before === known.current) return;
      const hasLeft = viewer === null && before === undefined && isFarewell;
      // A session that has run out, or another account, leaves what was written to its author.
      if (hasLeft) dropDrafts();
      channel.postMessage(hasLeft ? SIGNED_OUT : known.current);
    }

    function onVisible() {
      if (document.visibilityState === "visible") refresh();
    }
    // A page taken back from the browser's own memory may be older than the session.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) refresh(true);
    }

    channel.onmessage = async ({ data }) => {
      if (data === SIGNED_OUT) await dropDrafts();
      if (data !== known.current) refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("focus", onVisible);
    window.addEventListener("pageshow", onPageShow);
    refresh();
    return () => {
      stopped = true;
      channel.close();
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("focus", onVisible);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [isPrivate, place]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

function dropDrafts(): Promise<void> {
  return import("@/components/forms/drafts")
    .then(({ dropEveryDraft }) => dropEveryDraft())
    .catch(() => undefined);
}

/** Undefined when it cannot be known: what was known before stays, or the ways in are shown. */
export async function fetchViewer(): Promise<SessionViewer | null | undefined> {
  try {
    const response = await fetch("/api/session", { cache: "no-store" });
    if (!response.ok) return undefined;
    const { viewer }: { viewer: SessionViewer | null } = await response.json();
    return viewer;
  } catch {
    return undefined;
  }
}
