import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { AccountList, PublicationsByState } from "@/components/moderation/account-list";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { ACCOUNTS_PATH, accountPath } from "@/lib/moderation/format";
import { findAccount } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

export const metadata: Metadata = { title: "Compte" };

export default async function AccountPage({ params }: PageProps<"/admin/operation/comptes/[id]">) {
  const { id } = await params;
  const viewer = await requireOperator(accountPath(id));
  const read = await findAccount(id).catch((error: unknown) => ({
    failure: logError("operation.account", error),
  }));
  if (read === null) notFound();
  const title = ("failure" in read ? null : read.account.full_name) ?? "Compte";
  return (
    <>
      <AdminHeading title={title}>
        <ButtonLink href={ACCOUNTS_PATH}>
          <ArrowLeft />
          Tous les comptes
        </ButtonLink>
      </AdminHeading>
      {"failure" in read ? (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      ) : (
        <>
          <AccountList accounts={[read.account]} viewerId={viewer.id} />
          <h2 className="mt-8 text-xl">Ses annonces ({read.account.publications})</h2>
          <p className="mb-3 text-muted">
            Tous types et tous états, à son nom seulement&nbsp;: celles de ses collègues n’y sont
            pas.
          </p>
          <PublicationsByState publications={read.publications} />
        </>
      )}
    </>
  );
}
