import { useEffect, useRef, useState } from "react";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import type { DraftStore } from "./draft-store";

/** A draft that came back into its form. */
type FoundDraft = {
  /** Whether there was one that differs from what the server sent. */
  found: boolean;
  /** Goes back to what the server sent. */
  discard: () => void;
};

/**
 * Keeps what is typed in a form for the case that the page goes, and puts it back when the form is
 * there again for the same person. How it is done comes after the page.
 * @param name of the form and of the row it edits; undefined: no draft is stored
 */
export function useDraft(form: HTMLFormElement | null, name: string | undefined) {
  const { status, viewer } = useSession();
  const owner = viewer?.id ?? null;
  const [found, setFound] = useState(false);
  // Stays when the form goes: what is sent while it does is to be forgotten all the same.
  const draftStore = useRef<DraftStore>(null);

  // Whose words the form holds, once somebody with an account has typed in it.
  const author = useRef<string>(null);

  useEffect(() => {
    if (!name || !form || status === "loading") return;
    // Its author signed out while it was open: it is not stored for the next account.
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
    /** Stores what the form holds for its author, whoever is signed in now. */
    store: () => draftStore.current?.store(),
    mark: (data: FormData) => draftStore.current?.mark(data),
  };
}

/** Says that a draft was restored, and offers to discard it. */
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
