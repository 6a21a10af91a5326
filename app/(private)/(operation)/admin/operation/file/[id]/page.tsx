import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReviewTerms } from "@/app/(private)/(operation)/admin/operation/_parts/review-terms";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CaseFileView } from "@/components/moderation/case-file";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { requireOperator } from "@/lib/auth/session";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { findCase, nextCase, QUEUE_PATH } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { frenchText } from "@/lib/shared/french";

type Props = PageProps<"/admin/operation/file/[id]">;

/** Who may not read it, and a service that is silent, learn nothing here: the page answers them. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await findCase(id).catch(() => undefined);
  return { title: found === null ? "Page introuvable" : "Dossier" };
}

export default async function CasePage({ params }: Props) {
  const { id } = await params;
  await requireOperator(`${QUEUE_PATH}/${id}`);
  const read = await findCase(id).catch((error: unknown) => ({
    failure: logError("operation.case", error),
  }));
  if (read === null) notFound();
  const next = await nextCase(id).catch((error: unknown) => {
    logError("operation.next", error);
    return null;
  });
  const isRead = !("failure" in read);
  return (
    <>
      <AdminHeading
        title={isRead ? frenchText(read.title ?? read.owner_name ?? "Compte") : "Dossier"}
      >
        <ButtonLink href={QUEUE_PATH}>
          <ArrowLeft />
          Toute la file
        </ButtonLink>
        {next && (
          <ButtonLink href={`${QUEUE_PATH}/${next}`} prefetch={false}>
            Dossier suivant
          </ButtonLink>
        )}
      </AdminHeading>
      {isRead ? (
        <CaseFileView file={read} terms={<ReviewTerms kind={read.target_kind} row={read.row} />} />
      ) : (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      )}
    </>
  );
}
