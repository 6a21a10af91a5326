import { Button } from "@/components/ui/button";
import type { FoundDraft } from "./use-draft";

/** Says that what was typed before is back, and lets go of it. */
export function DraftNote({ found, discard }: FoundDraft) {
  return (
    <div role="status" className="empty:sr-only">
      {found && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-frost py-1.5 pr-1.5 pl-4">
          <span>
            <strong className="font-semibold">Brouillon retrouvé.</strong> Votre saisie n’était pas
            envoyée.
          </span>
          <Button variant="quiet" onClick={discard}>
            Abandonner le brouillon
          </Button>
        </p>
      )}
    </div>
  );
}
