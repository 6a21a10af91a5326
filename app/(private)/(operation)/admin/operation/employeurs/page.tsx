import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { SearchForm } from "@/components/admin/search-form";
import { NamesToCompare } from "@/components/employers/namesakes";
import { OperatedEmployers } from "@/components/employers/operated-employers";
import { EmptyState } from "@/components/ui/empty-state";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { listForOperators, listNamesakes } from "@/lib/employers/own-queries";
import { logError } from "@/lib/log";
import { cleanQuery } from "@/lib/text/search";

const PATH = "/admin/operation/employeurs";
const TITLE = "Entreprises";

export const metadata: Metadata = { title: TITLE };

export default async function OperatedEmployersPage({
  searchParams,
}: PageProps<"/admin/operation/employeurs">) {
  await requireOperator(PATH);
  const q = cleanQuery((await searchParams).q);
  const read = await readEmployers(q).catch((error: unknown) => ({
    failure: logError("operation.employers", error),
  }));
  return (
    <>
      <AdminHeading title={TITLE} lead="Les cinquante plus récents de la recherche." />
      <SearchForm path={PATH} label="Nom ou site" q={q} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.employers.length === 0 ? (
        <EmptyState title="Aucune entreprise ne correspond" text="Essayez une partie du nom." />
      ) : (
        <>
          <NamesToCompare rows={read.pairs} />
          <OperatedEmployers employers={read.employers} namesakes={read.namesakes} />
        </>
      )}
    </>
  );
}

/** What is found, with whose names are like theirs; without a search also the pairs of late. */
async function readEmployers(q: string) {
  const employers = await listForOperators(q);
  const ids = employers.map(({ id }) => id);
  const [namesakes, pairs] = await Promise.all([
    listNamesakes(ids),
    q === "" ? listNamesakes() : [],
  ]);
  return { employers, namesakes, pairs };
}
