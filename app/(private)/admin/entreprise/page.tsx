import type { Metadata } from "next";
import Link from "next/link";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { EmployerForm } from "@/components/employers/employer-form";
import { Team } from "@/components/employers/team";
import { DeleteEmployer } from "@/components/employers/team-forms";
import { VerifiedState } from "@/components/employers/verified-state";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { requireRecruiter } from "@/lib/auth/session";
import { employerNotices } from "@/lib/copy/employer-notices";
import { findOwnedEmployer, listInvitations, listTeam } from "@/lib/employers/own-queries";
import { logError } from "@/lib/log";
import { employerPath } from "@/lib/publications/employers";
import { listOwnEmployers, type OwnEmployer } from "@/lib/publications/owning";
import { firstValue } from "@/lib/text/search";

const PATH = "/admin/entreprise";
const TITLE = "Mon entreprise";

export const metadata: Metadata = { title: TITLE };

/** The employers of a recruiter: one is shown, by its id in the address, or the form of a new one. */
export default async function EmployerPage({ searchParams }: PageProps<"/admin/entreprise">) {
  const viewer = await requireRecruiter(PATH);
  const asked = firstValue((await searchParams).entreprise);
  const read = await listOwnEmployers().catch((error: unknown) => logError("employers.own", error));
  if (typeof read === "string") {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={employerNotices.loadFailed} reference={read} />
      </>
    );
  }
  const shown = asked === "nouvelle" ? undefined : (read.find(({ id }) => id === asked) ?? read[0]);
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Une page publique, des annonces à plusieurs, et un nom que les candidats peuvent vérifier."
      >
        {read.length > 0 && asked !== "nouvelle" && (
          <ButtonLink href={`${PATH}?entreprise=nouvelle`} prefetch={false}>
            Ajouter une entreprise
          </ButtonLink>
        )}
      </AdminHeading>
      <Choice employers={read} shown={shown?.id} />
      {shown ? (
        <OneEmployer employer={shown} viewerId={viewer.id} />
      ) : (
        <Card as="section" className="grid gap-5 p-5 sm:p-6">
          <h2 className="text-xl">Créer une entreprise</h2>
          <EmployerForm key="nouvelle" />
        </Card>
      )}
    </>
  );
}

/** The way to the others, where there are several. */
function Choice({ employers, shown }: { employers: OwnEmployer[]; shown: string | undefined }) {
  if (employers.length + (shown ? 0 : 1) < 2) return null;
  return (
    <nav aria-label="Mes entreprises" className="mb-5">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {employers.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={`${PATH}?entreprise=${id}`}
              prefetch={false}
              aria-current={id === shown ? "page" : undefined}
              className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function OneEmployer({ employer, viewerId }: { employer: OwnEmployer; viewerId: string }) {
  const { id, slug, name, isWithheld } = employer;
  const isOwner = employer.role === "owner";
  const [row, members, invitations] = await Promise.all([
    findOwnedEmployer(id),
    listTeam(id),
    isOwner ? listInvitations(id) : [],
  ]);
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-xl wrap-anywhere">{name}</h2>
            <VerifiedState employer={employer} />
          </div>
          {isWithheld ? (
            <p className="font-semibold text-maple">{employerNotices.withheld.description}</p>
          ) : (
            <p className="flex flex-wrap gap-x-5 gap-y-2">
              {isOwner && (
                <Link href={`${PATH}/verification?entreprise=${id}`} className="text-link">
                  {employer.verifiedAt ? "Sa vérification" : "Faire vérifier"}
                </Link>
              )}
              <Link href={employerPath(slug)} prefetch={false} className="text-link">
                Voir sa page publique
              </Link>
            </p>
          )}
        </div>
        {isOwner && row ? (
          <EmployerForm key={row.updated_at} employer={row} />
        ) : (
          <p className="text-muted">Sa page se modifie par ses propriétaires.</p>
        )}
      </Card>
      <Card as="section" className="grid gap-5 p-5 sm:p-6">
        <h2 className="text-xl">Membres</h2>
        <Team
          employer={id}
          viewerId={viewerId}
          isOwner={isOwner}
          members={members}
          invitations={invitations}
        />
      </Card>
      {isOwner && !isWithheld && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Supprimer l’entreprise
          </summary>
          <Card as="section" className="mt-3 grid gap-4 p-5">
            <p>
              Sa page disparaît. Ses annonces restent en ligne sous le même nom, chacune à qui l’a
              publiée, comme celles d’un employeur non vérifié.
            </p>
            <DeleteEmployer id={id} />
          </Card>
        </details>
      )}
    </div>
  );
}
