"use client";

import clsx from "clsx";
import { useEffect, useState, useTransition } from "react";
import { reach } from "@/components/forms/reach";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Bookmark } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { pageNotices } from "@/lib/copy/page-notices";
import { saveItem, unsaveItem } from "@/lib/saved/actions";
import type { SavedTarget } from "@/lib/saved/schema";
import { signInToSave, takePendingSave } from "./pending-save";
import { markSaved, useSaved } from "./saved-store";

type Props = SavedTarget & { title: string; compact?: boolean };

/**
 * Saves and unsaves. A click says what is wanted; it is done once it is known who is signed in
 * and what they saved already. Without a session the wish survives the way over the sign-in page.
 */
export function SaveToggle({ kind, id, title, compact = false }: Props) {
  const { status, viewer } = useSession();
  const saved = useSaved(viewer?.id ?? null, id);
  const [wish, setWish] = useState<"save" | "toggle" | null>(null);
  const [pending, startTransition] = useTransition();

  useEffect(() => {
    if (takePendingSave(id)) setWish("save");
  }, [id]);

  useEffect(() => {
    if (wish === null || status === "loading" || saved === undefined) return;
    setWish(null);
    if (status === "anonymous") {
      if (wish === "toggle") location.assign(signInToSave(id));
      return;
    }
    const next = wish === "save" || !saved;
    if (next === saved) return;
    markSaved(id, next);
    startTransition(async () => {
      const keep = next ? saveItem : unsaveItem;
      const result = await reach(() => keep({ kind, id }), pageNotices.saveFailed);
      if (result.status !== "done") markSaved(id, saved);
      notify(result.notice);
    });
  }, [wish, status, saved, kind, id]);

  const icon = (
    <Bookmark className={clsx(compact ? "size-5" : "size-4.5", saved && "fill-current")} />
  );
  const click = () => !pending && setWish("toggle");
  if (compact) {
    return (
      <Button
        size="icon"
        variant="quiet"
        aria-label={`Sauvegarder : ${title}`}
        aria-pressed={saved ?? false}
        className={clsx(saved && "text-maple")}
        onClick={click}
      >
        {icon}
      </Button>
    );
  }
  return (
    <Button aria-pressed={saved ?? false} onClick={click}>
      {icon}
      {saved ? "Sauvegardée" : "Sauvegarder"}
    </Button>
  );
}
