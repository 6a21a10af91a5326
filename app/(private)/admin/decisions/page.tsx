import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { DecisionList } from "@/components/moderation/decision-list";
import { EmptyState } from "@/components/ui/states";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { requireAnyRecruiter } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { listDecisions } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

const TITLE = "Décisions";

export const metadata: Metadata = { title: TITLE };

/** Open to suspended recruiters too: this page gives them the reason. */
export default async function DecisionsPage() {
  const { suspended } = await requireAnyRecruiter(DECISIONS_PATH);
  const read = await listDecisions().catch((error: unknown) => ({
    failure: logError("decisions.list", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead={
          suspended
            ? "Votre compte est suspendu\u00a0: vous ne pouvez ni publier, ni lire de candidatures. Voici pourquoi."
            : "Les décisions de l’équipe du site sur vos annonces."
        }
      />
      {"failure" in read ? (
        <ListFailure notice={moderationNotices.decisionsLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState
          title="Aucune décision"
          text="Si une de vos annonces est signalée, vous lirez ici notre décision et sa raison."
        />
      ) : (
        <DecisionList decisions={read} />
      )}
    </>
  );
}
