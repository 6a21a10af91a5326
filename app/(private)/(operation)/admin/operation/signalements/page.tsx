import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CaseList } from "@/components/trust/case-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { firstValue } from "@/lib/text/search";
import { listCases } from "@/lib/trust/case-queries";

const TITLE = "Signalements";
const PATH = "/admin/operation/signalements";

export const metadata: Metadata = { title: TITLE };

export default async function CasesPage({
  searchParams,
}: PageProps<"/admin/operation/signalements">) {
  await requireOperator(PATH);
  const settled = firstValue((await searchParams).etat) === "decides";
  const read = await listCases(settled).catch((error: unknown) => ({
    failure: logError("operation.cases", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead={
          settled
            ? "Ce qui a été décidé, du plus récent."
            : "Les contestations, puis la file d’attente."
        }
      >
        <ButtonLink href={settled ? PATH : `${PATH}?etat=decides`}>
          {settled ? "En attente" : "Décidés"}
        </ButtonLink>
      </AdminHeading>
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState
          title={settled ? "Rien n’a encore été décidé" : "Rien n’attend"}
          text="Ce que les gens signalent paraît ici, groupé par publication."
        />
      ) : (
        <CaseList cases={read} />
      )}
    </>
  );
}
