import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { EmployerChoice } from "@/components/employers/employer-choice";
import { SourceForm } from "@/components/jobs/sources/source-forms";
import { SourceList } from "@/components/jobs/sources/source-list";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/states";
import { requireRecruiter } from "@/lib/auth/viewer";
import { sourceNotices } from "@/lib/copy/source-notices";
import { listSources } from "@/lib/jobs/source-queries";
import { logError } from "@/lib/monitoring/log";
import { listOwnEmployers } from "@/lib/publications/ownership";
import { firstValue } from "@/lib/text/address-values";

const PATH = "/admin/entreprise/sources";
const TITLE = "Sources d’offres";

export const metadata: Metadata = { title: TITLE };

async function readSources(wanted: string | undefined) {
  const employers = (await listOwnEmployers()).filter(({ isHidden }) => !isHidden);
  const shown =
    employers.find(({ id }) => id === wanted) ??
    employers.find(({ role }) => role === "owner") ??
    employers[0];
  return { employers, shown, sources: shown ? await listSources(shown.id) : [] };
}

export default async function SourcesPage({
  searchParams,
}: PageProps<"/admin/entreprise/sources">) {
  await requireRecruiter(PATH);
  const wanted = firstValue((await searchParams).entreprise);
  const read = await readSources(wanted).catch((error: unknown) => logError("sources", error));
  if (typeof read === "string") {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={sourceNotices.loadFailed} reference={read} />
      </>
    );
  }
  const { employers, shown, sources } = read;
  const isOwner = shown?.role === "owner";
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Donnez l’adresse de vos offres&nbsp;: nous les publions, les mettons à jour et les fermons automatiquement."
      />
      <EmployerChoice path={PATH} employers={employers} shown={shown?.id} />
      {shown?.verifiedAt ? (
        <div className="grid gap-5">
          {isOwner && (
            <Card as="section" className="grid gap-4 p-5 sm:p-6">
              <h2 className="text-xl">Connecter une source</h2>
              <SourceForm key={sources.length} employer={shown.id} />
            </Card>
          )}
          {isOwner || sources.length > 0 ? (
            <SourceList sources={sources} isOwner={isOwner} />
          ) : (
            <EmptyState
              title="Aucune source connectée"
              text="Seuls les propriétaires de l’entreprise peuvent en connecter une."
            />
          )}
        </div>
      ) : (
        <EmptyState
          title="Réservé aux entreprises vérifiées"
          text="Faites vérifier votre entreprise&nbsp;: vous pourrez ensuite connecter une source d’offres."
        >
          {isOwner ? (
            <ButtonLink
              href={`/admin/entreprise/verification?entreprise=${shown.id}`}
              variant="primary"
            >
              Faire vérifier
            </ButtonLink>
          ) : (
            <ButtonLink href="/admin/entreprise">Mon entreprise</ButtonLink>
          )}
        </EmptyState>
      )}
    </>
  );
}
