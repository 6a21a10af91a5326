"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useSession } from "@/components/layout/session-provider";
import type { Reactions } from "@/lib/news/schema";

type Value = {
  articleId: string;
  /** Null for visitors, and until it is known. */
  reactions: Reactions | null;
  refresh(): Promise<void>;
};

const Context = createContext<Value | null>(null);

/** What the reader has to do with the article around it. */
export function useReactions(): Value {
  const value = useContext(Context);
  if (!value) throw new Error("useReactions outside ReactionsProvider");
  return value;
}

/** Asks once the session is known, since that call may renew the session's cookies. */
export function ReactionsProvider({
  articleId,
  children,
}: {
  articleId: string;
  children: ReactNode;
}) {
  const viewerId = useSession().viewer?.id;
  const [reactions, setReactions] = useState<Reactions | null>(null);

  const refresh = useCallback(async () => {
    const response = await fetch(`/api/articles/${articleId}/reactions`, { cache: "no-store" });
    if (response.ok) setReactions(await response.json());
  }, [articleId]);

  useEffect(() => {
    setReactions(null);
    // Without an answer the page stays as visitors see it.
    if (viewerId) refresh().catch(() => undefined);
  }, [viewerId, refresh]);

  const value = useMemo(() => ({ articleId, reactions, refresh }), [articleId, reactions, refresh]);
  return <Context value={value}>{children}</Context>;
}
