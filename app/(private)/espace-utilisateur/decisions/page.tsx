import type { Metadata } from "next";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { DecisionList } from "@/components/moderation/decision-list";
import { EmptyState } from "@/components/ui/states";
import { requireViewer } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { listDecisions } from "@/lib/moderation/queries";

const TITLE = "Décisions";

export const metadata: Metadata = {
  title: TITLE,
  description: "Les décisions de l’équipe du site qui vous concernent.",
};

/** For members who are not recruiters, and for suspended recruiters. */
export default async function OwnDecisionsPage() {
  await requireViewer("/espace-utilisateur/decisions");
  const read = await settled(listDecisions());
  return (
    <div className="wrap grid gap-6 py-8 sm:py-12">
      {"error" in read ? (
        tabFailure(TITLE, "decisions.own", moderationNotices.decisionsLoadFailed, read.error)
      ) : (
        <>
          <h1 className="text-3xl">{TITLE}</h1>
          {read.data.length === 0 ? (
            <EmptyState title="Aucune décision ne vous concerne" />
          ) : (
            <DecisionList decisions={read.data} />
          )}
        </>
      )}
    </div>
  );
}
