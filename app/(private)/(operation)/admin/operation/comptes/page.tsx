import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { AccountList, SearchForm } from "@/components/moderation/account-list";
import { EmptyState } from "@/components/ui/states";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { ACCOUNTS_PATH } from "@/lib/moderation/format";
import { findAccounts } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { cleanQuery } from "@/lib/text/address-values";

const TITLE = "Comptes";

export const metadata: Metadata = { title: TITLE };

export default async function AccountsPage({
  searchParams,
}: PageProps<"/admin/operation/comptes">) {
  const viewer = await requireOperator(ACCOUNTS_PATH);
  const q = cleanQuery((await searchParams).q);
  const read = await findAccounts(q).catch((error: unknown) => ({
    failure: logError("operation.accounts", error),
  }));
  return (
    <>
      <AdminHeading title={TITLE} lead={q ? null : "Les 50 comptes les plus récents."} />
      <SearchForm path={ACCOUNTS_PATH} label="Nom, adresse courriel ou entreprise" q={q} />
      {"failure" in read ? (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState
          title="Aucun compte ne correspond"
          text="Essayez une partie de l’adresse ou du nom."
        />
      ) : (
        <AccountList accounts={read} viewerId={viewer.id} />
      )}
    </>
  );
}
