import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReviewTerms } from "@/app/(private)/(operation)/admin/operation/_parts/review-terms";
import { OwnersEmployers } from "@/app/(private)/(operation)/admin/operation/file/_parts/owners-employers";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ReviewFileView } from "@/components/trust/review-file";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { requireOperator } from "@/lib/auth/session";
import { gateNotices } from "@/lib/copy/gate-notices";
import { frenchText } from "@/lib/ground/french";
import { logError } from "@/lib/log";
import { findReview } from "@/lib/trust/gate-queries";
import { listSignalsToJudge } from "@/lib/trust/signal-queries";

type Props = PageProps<"/admin/operation/file/[id]">;

/** Who may not read it, and a service that is silent, learn nothing here: the page answers them. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const found = await findReview(id).catch(() => undefined);
  return { title: found === null ? "Page introuvable" : "Publication en attente" };
}

export default async function ReviewPage({ params }: Props) {
  const { id } = await params;
  await requireOperator(`/admin/operation/file/${id}`);
  const read = await findReview(id).catch((error: unknown) => ({
    failure: logError("operation.review", error),
  }));
  if (read === null) notFound();
  const isRead = !("failure" in read);
  const signals = isRead ? await listSignalsToJudge(read) : [];
  return (
    <>
      <AdminHeading title={isRead ? frenchText(read.title) : "Publication en attente"}>
        <ButtonLink href="/admin/operation/file">
          <ArrowLeft />
          Toute la file
        </ButtonLink>
      </AdminHeading>
      {isRead ? (
        <>
          <ReviewFileView
            file={read}
            terms={<ReviewTerms kind={read.kind} row={read.row} />}
            signals={signals}
          />
          <OwnersEmployers employers={read.employers} />
        </>
      ) : (
        <ListFailure notice={gateNotices.queueLoadFailed} reference={read.failure} />
      )}
    </>
  );
}
