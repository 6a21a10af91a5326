"use client";

import clsx from "clsx";
import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from "react";
import { callAction } from "@/components/forms/call-action";
import { useSender } from "@/components/layout/account";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Heart } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { signInFrom } from "@/lib/auth/next-path";
import { failureNotices } from "@/lib/copy/failure-notices";
import { setLike } from "@/lib/news/actions";
import type { Reactions } from "@/lib/news/schema";

type Value = {
  articleId: string;
  /** Null for visitors, and until loaded. */
  reactions: Reactions | null;
  refresh(): Promise<void>;
};

const Context = createContext<Value | null>(null);

/** Returns the viewer's reactions to the article of the provider. */
export function useReactions(): Value {
  const value = useContext(Context);
  if (!value) throw new Error("useReactions outside ReactionsProvider");
  return value;
}

/** Loads once the session is known, since that request may renew the session's cookies. */
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
    // On failure the page stays as visitors see it.
    if (viewerId) refresh().catch(() => undefined);
  }, [viewerId, refresh]);

  const value = useMemo(() => ({ articleId, reactions, refresh }), [articleId, reactions, refresh]);
  return <Context value={value}>{children}</Context>;
}

/** Optimistic: displayed at once and reverted if it could not be stored. One like per reader. */
export function LikeButton({ likeCount }: { likeCount: number }) {
  const router = useRouter();
  const { status } = useSession();
  const sender = useSender();
  const { articleId, reactions } = useReactions();
  const [own, setOwn] = useState<{ liked: boolean; likeCount: number } | null>(null);
  const [pending, startTransition] = useTransition();
  const { liked, likeCount: count } = own ?? reactions ?? { liked: false, likeCount };

  useEffect(() => {
    if (reactions === null) setOwn(null);
  }, [reactions]);

  function toggle() {
    if (status === "anonymous")
      return router.push(signInFrom(`/actualites/${articleId}#reactions`));
    if (pending) return;
    const before = { liked, likeCount: count };
    setOwn({ liked: !liked, likeCount: count + (liked ? -1 : 1) });
    startTransition(async () => {
      const result = await callAction(
        () => setLike(articleId, !liked, sender),
        failureNotices.likeFailed,
      );
      if (result.status === "done") return;
      setOwn(before);
      notify(result.notice);
    });
  }

  return (
    <Button onClick={toggle} disabled={status === "loading"} aria-pressed={liked}>
      <Heart className={clsx("size-5", liked && "fill-current text-maple")} />
      J’aime
      <span className="text-muted tabular-nums">{count}</span>
    </Button>
  );
}
