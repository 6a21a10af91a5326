import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ConfirmForm } from "@/components/employers/verification-forms";
import { ButtonLink } from "@/components/ui/button";
import { requireRecruiter } from "@/lib/auth/session";
import { verificationNotices } from "@/lib/copy/verification-notices";
import { employerOfLink } from "@/lib/employers/verification-queries";
import { frenchText } from "@/lib/ground/french";
import { logError } from "@/lib/log";
import { firstValue, parseToken } from "@/lib/text/search";

const TITLE = "Vérifier l’entreprise";

export const metadata: Metadata = {
  title: TITLE,
  // The address holds a token: no other site may learn it.
  referrer: "same-origin",
};

/** Where the link of a mail leads: signed in as whoever asked, a button verifies. */
export default async function ConfirmEmployerPage({
  searchParams,
}: PageProps<"/admin/entreprise/confirmer">) {
  const token = parseToken(firstValue((await searchParams).jeton));
  await requireRecruiter(`/admin/entreprise/confirmer${token === null ? "" : `?jeton=${token}`}`);
  const read =
    token === null
      ? { name: null }
      : await employerOfLink(token).then(
          (name) => ({ name }),
          (error: unknown) => ({ failure: logError("employer.link", error) }),
        );
  return (
    <>
      <AdminHeading title={TITLE} />
      {"failure" in read ? (
        <ListFailure notice={verificationNotices.loadFailed} reference={read.failure} />
      ) : token === null || read.name === null ? (
        <div className="grid justify-items-start gap-4">
          <p className="measure">
            {verificationNotices.linkSpent.title}. {verificationNotices.linkSpent.description}
          </p>
          <ButtonLink href="/admin/entreprise/verification">Demander un autre courriel</ButtonLink>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="measure">
            Vous confirmez que vous représentez «&nbsp;{frenchText(read.name)}&nbsp;» et que
            l’adresse où vous avez reçu ce courriel lui appartient.
          </p>
          <ConfirmForm token={token} />
        </div>
      )}
    </>
  );
}
