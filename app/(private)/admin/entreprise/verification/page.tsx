import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { EmployerChoice } from "@/components/employers/employer-choice";
import { VerificationPanel } from "@/components/employers/verification-panel";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { requireRecruiter } from "@/lib/auth/viewer";
import { verificationNotices } from "@/lib/copy/employer-notices";
import { listOwnVerifications } from "@/lib/employers/queries";
import { siteDomain } from "@/lib/employers/verification";
import { logError } from "@/lib/monitoring/log";
import { firstValue } from "@/lib/text/address-values";

const TITLE = "Vérification";
const PATH = "/admin/entreprise/verification";

export const metadata: Metadata = { title: TITLE };

export default async function VerificationPage({
  searchParams,
}: PageProps<"/admin/entreprise/verification">) {
  const viewer = await requireRecruiter(PATH);
  const wanted = firstValue((await searchParams).entreprise);
  const read = await listOwnVerifications(viewer.id).catch((error: unknown) => ({
    failure: logError("employer.verification", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={verificationNotices.loadFailed} reference={read.failure} />
      </>
    );
  }
  const shown = read.find(({ id }) => id === wanted) ?? read[0];
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Une entreprise vérifiée publie sans attendre et inspire confiance."
      />
      {shown === undefined ? (
        <EmptyState
          title="Aucune entreprise"
          text="Créez la fiche de votre entreprise, avec l’adresse de son site&nbsp;: vous pourrez ensuite la faire vérifier."
        >
          <ButtonLink href="/admin/entreprise" variant="primary">
            Créer la fiche
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <EmployerChoice path={PATH} employers={read} shown={shown.id} />
          <VerificationPanel
            employer={shown}
            domain={siteDomain(shown.website)}
            email={viewer.email}
          />
        </>
      )}
    </>
  );
}
