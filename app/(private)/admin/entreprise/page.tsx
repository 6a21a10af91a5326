import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { EmployerChoice } from "@/components/employers/employer-choice";
import { NewEmployer, OwnEmployerSections } from "@/components/employers/own-employer";
import { ButtonLink } from "@/components/ui/button";
import { requireRecruiter } from "@/lib/auth/viewer";
import { employerNotices } from "@/lib/copy/employer-notices";
import { readOwnedEmployer } from "@/lib/employers/queries";
import { logError } from "@/lib/monitoring/log";
import { findUnlinked } from "@/lib/publications/admin-rows";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { firstValue } from "@/lib/text/address-values";

const PATH = "/admin/entreprise";
const TITLE = "Mon entreprise";

export const metadata: Metadata = { title: TITLE };

/** A recruiter's employers: the one whose id is in the address, or the form for a new one. */
export default async function EmployerPage({ searchParams }: PageProps<"/admin/entreprise">) {
  const { id: viewerId } = await requireRecruiter(PATH);
  const params = await searchParams;
  const employerId = firstValue(params.entreprise);
  const isNew = employerId === "nouvelle";
  const read = await listOwnEmployers().catch((error: unknown) => logError("employers.own", error));
  if (typeof read === "string") {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={employerNotices.loadFailed} reference={read} />
      </>
    );
  }
  const shown = isNew ? undefined : (read.find(({ id }) => id === employerId) ?? read[0]);
  const parts = shown && (await readOwnedEmployer(shown));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Une page publique, des annonces gérées en équipe et un nom que les candidats peuvent vérifier."
      >
        {read.length > 0 && !isNew && (
          <ButtonLink href={`${PATH}?entreprise=nouvelle`}>Ajouter une entreprise</ButtonLink>
        )}
      </AdminHeading>
      <EmployerChoice path={PATH} employers={read} shown={shown?.id} />
      {shown && parts ? (
        <OwnEmployerSections employer={shown} viewerId={viewerId} {...parts} />
      ) : (
        <NewEmployer publication={await findUnlinked(viewerId, firstValue(params.annonce))} />
      )}
    </>
  );
}
