import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ProofList } from "@/components/employers/proof-list";
import { WaitingList } from "@/components/trust/waiting-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { requireOperator } from "@/lib/auth/session";
import { gateNotices } from "@/lib/copy/gate-notices";
import { listProofDesk } from "@/lib/employers/proof-queries";
import { logError } from "@/lib/log";
import { listHref, pageNumber } from "@/lib/text/search";
import { listWaiting } from "@/lib/trust/gate-queries";

const TITLE = "File d’attente";
const PATH = "/admin/operation/file";

export const metadata: Metadata = { title: TITLE };

export default async function QueuePage({ searchParams }: PageProps<"/admin/operation/file">) {
  await requireOperator(PATH);
  const page = pageNumber((await searchParams).page);
  const read = await Promise.all([listWaiting(page), listProofDesk()]).catch((error: unknown) => ({
    failure: logError("operation.queue", error),
  }));
  const [waiting, proofs] = "failure" in read ? [] : read;
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Ce que publient des recruteurs non vérifiés, du plus ancien, et les documents d’entreprises."
      />
      {"failure" in read ? (
        <ListFailure notice={gateNotices.queueLoadFailed} reference={read.failure} />
      ) : !waiting || waiting.rows.length === 0 ? (
        <EmptyState
          title={proofs?.proofs.length ? "Aucune publication n’attend" : "Rien n’attend"}
          text="Quand le site relit ce que publient les recruteurs non vérifiés (PUBLISHING_GATE=review), leurs publications attendent ici."
        />
      ) : (
        <>
          <WaitingList rows={waiting.rows} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={waiting.pages}
              hrefFor={(other) => listHref(PATH, { page: other > 1 ? String(other) : "" })}
            />
          </div>
        </>
      )}
      {proofs && <ProofList {...proofs} />}
    </>
  );
}
