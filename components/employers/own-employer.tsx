import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { CopyField } from "@/components/ui/copy-field";
import { Link } from "@/components/ui/link";
import { employerNotices } from "@/lib/copy/employer-notices";
import { type Invitation, type Member, type OwnedEmployer, roles } from "@/lib/employers/schema";
import { widgetLine } from "@/lib/employers/widget";
import type { Unlinked } from "@/lib/publications/admin-rows";
import { employerPath } from "@/lib/publications/employer-mark";
import type { OwnEmployer } from "@/lib/publications/ownership";
import { frenchText } from "@/lib/shared/french";
import { site } from "@/lib/shared/site";
import { longDateTime } from "@/lib/text/dates";
import { EmployerForm } from "./employer-form";
import {
  CloseEmployer,
  InviteForm,
  LeaveEmployer,
  MemberControls,
  RevokeInvitation,
} from "./team-forms";

/** Verification state, for the employer's own members. */
export function VerifiedState({
  employer: { verifiedAt },
}: {
  employer: Pick<OwnEmployer, "verifiedAt">;
}) {
  return verifiedAt === null ? (
    <Badge tone="orange">Non vérifiée</Badge>
  ) : (
    <Badge tone="green">Vérifiée</Badge>
  );
}

type VerifiedStateProps = {
  employer: OwnEmployer;
  /** Full row, which only owners can edit; null for other members. */
  row: OwnedEmployer | null;
  viewerId: string;
  members: Member[];
  invitations: Invitation[];
};

/** The viewer's employer: its page, its team and, for owners, its deletion. */
export function OwnEmployerSections({
  employer,
  row,
  viewerId,
  members,
  invitations,
}: VerifiedStateProps) {
  const isOwner = employer.role === "owner";
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-5 p-5 sm:p-6">
        <Heading employer={employer} />
        {isOwner && row ? (
          <EmployerForm key={row.updated_at} employer={row} />
        ) : (
          <p className="text-muted">Seuls les propriétaires peuvent modifier sa page.</p>
        )}
      </Card>
      <Card as="section" className="grid gap-5 p-5 sm:p-6">
        <h2 className="text-xl">Membres</h2>
        <Team
          employer={employer.id}
          viewerId={viewerId}
          isOwner={isOwner}
          members={members}
          invitations={invitations}
        />
      </Card>
      {!employer.isHidden && <Elsewhere employer={employer} />}
      {isOwner && !employer.isHidden && <Closing id={employer.id} />}
    </div>
  );
}

function Heading({ employer }: { employer: OwnEmployer }) {
  const { id, slug, name, role, isHidden, verifiedAt } = employer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
        <VerifiedState employer={employer} />
      </div>
      {isHidden ? (
        <p className="font-semibold text-maple">{employerNotices.takenDown.description}</p>
      ) : (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {role === "owner" && (
            <Link href={`/admin/entreprise/verification?entreprise=${id}`} className="text-link">
              {verifiedAt ? "Vérification" : "Faire vérifier"}
            </Link>
          )}
          {verifiedAt && (
            <Link href={`/admin/entreprise/sources?entreprise=${id}`} className="text-link">
              Sources d’offres
            </Link>
          )}
          <Link href={employerPath(slug)} className="text-link">
            Voir la page publique
          </Link>
        </p>
      )}
    </div>
  );
}

/** Ways to republish its offers: an iframe for its own site and a feed for aggregators. */
function Elsewhere({ employer }: { employer: OwnEmployer }) {
  return (
    <Card as="section" className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">Vos offres sur votre site</h2>
      <p>
        Collez cette ligne dans une page de votre site&nbsp;: vos offres ouvertes s’y affichent.
      </p>
      <CopyField value={widgetLine(employer)} label="Ligne HTML de vos offres" />
      <p>Donnez cette adresse à un agrégateur, comme Indeed ou Talent.com&nbsp;:</p>
      <CopyField
        value={`${site.url}/flux/offres.xml?entreprise=${employer.slug}`}
        label="Fil XML de vos offres"
      />
    </Card>
  );
}

function Closing({ id }: { id: string }) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        Supprimer l’entreprise du site
      </summary>
      <Card as="section" className="mt-3 grid gap-4 p-5">
        <p>
          Sa page et ses annonces sont supprimées, pour tous ses membres, et les personnes qui ont
          postulé en sont averties. Une entreprise recréée sous le même nom garde le même taux de
          réponse.
        </p>
        <CloseEmployer id={id} />
      </Card>
    </details>
  );
}

/** For a recruiter without an employer, or one who adds another. */
export function NewEmployer({ publication }: { publication: Unlinked | null }) {
  return (
    <Card as="section" className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-xl">Créer une entreprise</h2>
      {publication && (
        <p className="wrap-anywhere">
          «&nbsp;{frenchText(publication.title)}&nbsp;» y sera reliée.
        </p>
      )}
      <EmployerForm publication={publication} />
    </Card>
  );
}

type TeamProps = {
  employer: string;
  viewerId: string;
  isOwner: boolean;
  members: Member[];
  invitations: Invitation[];
};

function Team({ employer, viewerId, isOwner, members, invitations }: TeamProps) {
  return (
    <div className="grid gap-6">
      <ul className="grid gap-3">
        {members.map(({ id, name, email, role, since }) => (
          <Entry
            key={id}
            title={name ?? email}
            badge={roles[role]}
            text={`${email}, depuis le ${longDateTime(since)}`}
          >
            {id === viewerId ? (
              <LeaveEmployer employer={employer} />
            ) : (
              isOwner && (
                <MemberControls employer={employer} person={id} name={name ?? email} role={role} />
              )
            )}
          </Entry>
        ))}
      </ul>
      {isOwner && (
        <>
          {invitations.length > 0 && (
            <section className="grid gap-3">
              <h3 className="text-lg">Invitations envoyées</h3>
              <ul className="grid gap-3">
                {invitations.map(({ id, email, role, expiresAt }) => (
                  <Entry
                    key={id}
                    title={email}
                    badge={roles[role]}
                    text={`Valable jusqu’au ${longDateTime(expiresAt)}`}
                  >
                    <RevokeInvitation id={id} email={email} />
                  </Entry>
                ))}
              </ul>
            </section>
          )}
          <InviteForm employer={employer} />
        </>
      )}
    </div>
  );
}

type EntryProps = { title: string; badge: string; text: string; children: ReactNode };

function Entry({ title, badge, text, children }: EntryProps) {
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="wrap-anywhere">{title}</strong>
          <Badge>{badge}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}
