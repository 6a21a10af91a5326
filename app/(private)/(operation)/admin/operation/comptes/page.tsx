import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { AccountList } from "@/components/trust/account-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/field";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { cleanQuery } from "@/lib/text/search";
import { findAccounts } from "@/lib/trust/site-queries";

const TITLE = "Comptes";

export const metadata: Metadata = { title: TITLE };

export default async function AccountsPage({
  searchParams,
}: PageProps<"/admin/operation/comptes">) {
  const viewer = await requireOperator("/admin/operation/comptes");
  const q = cleanQuery((await searchParams).q);
  const read = await findAccounts(q).catch((error: unknown) => ({
    failure: logError("operation.accounts", error),
  }));
  return (
    <>
      <AdminHeading title={TITLE} lead="Les cinquante plus récents de la recherche." />
      <form action="/admin/operation/comptes" className="mb-5 flex gap-2.5">
        <Input
          type="search"
          name="q"
          aria-label="Nom ou adresse courriel"
          placeholder="Nom ou adresse courriel"
          maxLength={120}
          defaultValue={q}
        />
        <Button type="submit">Rechercher</Button>
      </form>
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState title="Aucun compte ne correspond" text="Essayez une partie de l’adresse." />
      ) : (
        <AccountList accounts={read} viewerId={viewer.id} />
      )}
    </>
  );
}
