import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { SearchForm } from "@/components/admin/search-form";
import { OperatedEmployers } from "@/components/employers/operated-employers";
import { EmptyState } from "@/components/ui/empty-state";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { listForOperators } from "@/lib/employers/own-queries";
import { logError } from "@/lib/log";
import { cleanQuery } from "@/lib/text/search";

const PATH = "/admin/operation/employeurs";
const TITLE = "Employeurs";

export const metadata: Metadata = { title: TITLE };

export default async function OperatedEmployersPage({
  searchParams,
}: PageProps<"/admin/operation/employeurs">) {
  await requireOperator(PATH);
  const q = cleanQuery((await searchParams).q);
  const read = await listForOperators(q).catch((error: unknown) => ({
    failure: logError("operation.employers", error),
  }));
  return (
    <>
      <AdminHeading title={TITLE} lead="Les cinquante plus récents de la recherche." />
      <SearchForm path={PATH} label="Nom ou site" q={q} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState title="Aucun employeur ne correspond" text="Essayez une partie du nom." />
      ) : (
        <OperatedEmployers employers={read} />
      )}
    </>
  );
}
