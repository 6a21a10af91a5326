"use client";

import clsx from "clsx";
import { type SubmitEvent, useEffect, useState, useTransition } from "react";
import { callAction } from "@/components/forms/call-action";
import { useSession } from "@/components/layout/session-provider";
import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";
import { Button } from "@/components/ui/button";
import { useSubject } from "@/components/ui/card-subject";
import { Bookmark } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { signInFrom } from "@/lib/auth/next-path";
import { pageNotices } from "@/lib/copy/browser-notices";
import { withoutScriptsPath } from "@/lib/publications/kinds";
import { saveItem, unsaveItem } from "@/lib/saved/actions";
import type { SavedTarget } from "@/lib/saved/schema";

type Props = SavedTarget & { title: string; compact?: boolean };

/**
 * Saves and unsaves. A click is queued until the session and the saved items are loaded. Without a session,
 * the click is carried out after the sign-in page.
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
      const action = next ? saveItem : unsaveItem;
      const result = await callAction(
        () => action({ kind, id }, { account: viewer?.id }),
        pageNotices.saveFailed,
      );
      if (result.status !== "done") markSaved(id, saved);
      notify(result.notice);
    });
  }, [wish, status, saved, kind, id, viewer?.id]);

  const icon = (
    <Bookmark className={clsx(compact ? "size-5" : "size-4.5", saved && "fill-current")} />
  );
  const toggle = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) setWish("toggle");
  };
  // Without scripts, the form leads to the page that saves.
  return (
    <form action={withoutScriptsPath(kind, id)} onSubmit={toggle} className="contents">
      {compact ? (
        <Button
          type="submit"
          size="icon"
          variant="quiet"
          aria-label={`Sauvegarder\u00a0: ${title}`}
          aria-pressed={saved ?? false}
          className={clsx(saved && "text-maple")}
        >
          {icon}
        </Button>
      ) : (
        <Button type="submit">
          {icon}
          <span>{saved ? "Sauvegardée" : "Sauvegarder"}</span>
        </Button>
      )}
    </form>
  );
}

/** Save toggle of a card; reads the item from its context. */
export function CardSaveToggle({ kind }: Pick<Props, "kind">) {
  return <SaveToggle compact kind={kind} {...useSubject()} />;
}

/** URL parameter that asks to save an item on arrival. */
const PARAMETER = "sauvegarder";

/**
 * Returns the address of the sign-in page, which leads back here to save the item. The request is also
 * stored in this browser, so that a link from someone else saves nothing.
 */
function signInToSave(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, id);
  try {
    localStorage.setItem(PARAMETER, id);
  } catch {
    // Storage is disabled: signing in works, but saving takes a second click.
  }
  return signInFrom(url.pathname + url.search);
}

/** Returns true once, when the user comes back to save this item, and removes the parameter. */
function takePendingSave(id: string): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(PARAMETER) !== id) return false;
  url.searchParams.delete(PARAMETER);
  history.replaceState(null, "", url);
  try {
    const isWanted = localStorage.getItem(PARAMETER) === id;
    localStorage.removeItem(PARAMETER);
    return isWanted;
  } catch {
    return false;
  }
}

/** Ids of the saved items, shared by all buttons of the page. */
const list = createViewerIds("/api/saved");

const markSaved = list.mark;

/** Returns whether `owner` saved this; undefined while loading, false without an owner. */
function useSaved(owner: string | null, id: string): boolean | undefined {
  return useViewerId(list, owner, id);
}
