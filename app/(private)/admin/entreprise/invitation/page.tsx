import type { Metadata } from "next";
import { AdminHeading } from "@/components/admin/admin-heading";
import { AcceptInvitation } from "@/components/employers/team-forms";
import { EmptyState } from "@/components/ui/empty-state";
import { requireRecruiter } from "@/lib/auth/session";
import { employerNotices } from "@/lib/copy/employer-notices";
import { findInvitation } from "@/lib/employers/own-queries";
import { roles } from "@/lib/employers/schema";
import { parseToken } from "@/lib/text/search";

const PATH = "/admin/entreprise/invitation";

export const metadata: Metadata = { title: "Invitation" };

/** Where the mail of an invitation leads; following the link joins nothing, the button does. */
export default async function InvitationPage({
  searchParams,
}: PageProps<"/admin/entreprise/invitation">) {
  const token = parseToken((await searchParams).jeton);
  await requireRecruiter(token === null ? PATH : `${PATH}?jeton=${token}`);
  const invitation = token === null ? null : await findInvitation(token);
  if (token === null || invitation === null) {
    const { title, description } = employerNotices.invitationOver;
    return <EmptyState level="h1" title={title} text={description} />;
  }
  const { name, role } = invitation;
  return (
    <>
      <AdminHeading title={`Rejoindre ${name}`} />
      <div className="measure grid gap-4">
        <p>
          {role === "owner"
            ? "Vous pourrez publier pour cette entreprise, répondre à ses candidatures, modifier sa page et gérer ses membres."
            : "Vous pourrez publier pour cette entreprise, modifier ses annonces et répondre à ses candidatures."}{" "}
          Votre rôle&nbsp;: {roles[role].toLocaleLowerCase("fr")}.
        </p>
        <p className="text-muted">
          Ses membres verront votre nom et votre adresse courriel. N’acceptez que si vous
          reconnaissez cette entreprise.
        </p>
        <AcceptInvitation token={token} />
      </div>
    </>
  );
}
