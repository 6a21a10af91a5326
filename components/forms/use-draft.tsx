import { useEffect, useRef, useState } from "react";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import type { DraftStore } from "./draft-store";

type FoundDraft = {
  /** Whether a draft differs from the server's values. */
  found: boolean;
  /** Restores the server's values. */
  discard: () => void;
};

/**
 * Stores a form's input in case the page goes away, and restores it when the same user opens the form
 * again. The code that does it loads after the page.
 * @param name of the form and of the row it edits; undefined: no draft is stored
 */
export function useDraft(form: HTMLFormElement | null, name: string | undefined) {
  const { status, viewer } = useSession();
  const owner = viewer?.id ?? null;
  const [found, setFound] = useState(false);
  // Outlives the form, so that a draft sent while the form unmounts is still deleted.
  const draftStore = useRef<DraftStore>(null);

  // Account whose input the form holds, once a signed-in user has typed in it.
  const author = useRef<string>(null);

  useEffect(() => {
    if (!name || !form || status === "loading") return;
    // The author signed out with the form open: do not store the input for the next account.
    if (author.current !== null && author.current !== owner) return;
    author.current = owner;
    let stopped = false;
    import("./draft-store")
      .then(({ storeDraft }) => {
        if (stopped) return;
        draftStore.current = storeDraft(form, owner, name, setFound);
      })
      .catch(() => undefined);
    return () => {
      stopped = true;
      draftStore.current?.stop();
    };
  }, [form, name, owner, status]);

  return {
    found,
    /** False until the code that stores drafts is loaded. */
    isStored: () => draftStore.current?.isStored() ?? false,
    clear() {
      draftStore.current?.clear();
      setFound(false);
    },
    discard() {
      draftStore.current?.discard();
      setFound(false);
    },
    /** Stores the form's values for their author, even if another account is signed in now. */
    store: () => draftStore.current?.store(),
    mark: (data: FormData) => draftStore.current?.mark(data),
  };
}

export function DraftNote({ found, discard }: FoundDraft) {
  return (
    <div role="status" className="empty:sr-only">
      {found && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-frost py-1.5 pr-1.5 pl-4">
          <span>
            <strong className="font-semibold">Brouillon retrouvé.</strong> Votre dernière saisie est
            affichée.
          </span>
          <Button variant="quiet" onClick={discard}>
            Abandonner le brouillon
          </Button>
        </p>
      )}
    </div>
  );
}
