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

/** `waiting`: number of pending cases, for operators. */
type SessionViewer = Viewer & { waiting?: number };

/** BroadcastChannel shared by open tabs. */
export const SESSION_CHANNEL = "session";
/** Message for an explicit sign-out, as opposed to an expired session. */
const SIGNED_OUT = "signed-out";

/** Forms that wait for their author to sign in again; the page is not reloaded meanwhile. */
export const waitingForSession = new Set<FormData>();

const loading: Session = { status: "loading" };
const anonymous: Session = { status: "anonymous" };
const SessionContext = createContext<Session>(loading);

/** Returns the session; its status is "loading" until it is known. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** Notifies all tabs that the viewer's data, such as the name, has changed: each reloads it. */
export function announceSessionChange() {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage("changed");
  channel.close();
}

/**
 * Loads the session after the page has loaded, again when the tab becomes visible, and at once when another
 * tab reports a change. A private page whose owner has signed out reloads, so that it asks for a sign-in
 * instead of displaying private data.
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
  // Signing in can lead from one private page to another without a new document.
  const place = isPrivate ? path : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: to come to another place is to ask again.
  useEffect(() => {
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    let stopped = false;
    // Read before the notice removes its key from the address.
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
      // A sign-in page restored from the back/forward cache must redirect a user who has signed in since.
      if (isPrivate && hasChanged && !waits) return location.reload();
      // In a transition: the page may still be hydrating, and input and scrolling take priority.
      startTransition(() =>
        setSession(viewer === null ? anonymous : { status: "signed-in", viewer }),
      );
      if (before === known.current) return;
      const hasLeft = viewer === null && before === undefined && isFarewell;
      // An expired session or another account keeps the drafts for their author.
      if (hasLeft) dropDrafts();
      channel.postMessage(hasLeft ? SIGNED_OUT : known.current);
    }

    function onVisible() {
      if (document.visibilityState === "visible") refresh();
    }
    // A page restored from the back/forward cache may be older than the session.
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

/** Returns undefined on failure: the previous session stays, or the sign-in links are displayed. */
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
