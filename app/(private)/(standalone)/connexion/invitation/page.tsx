import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { InvitationForCandidate, InvitationForVisitor } from "@/components/employers/invitation";
import { AcceptInvitation } from "@/components/employers/team-forms";
import { EmptyState } from "@/components/ui/states";
import { INVITATION_PATH } from "@/lib/auth/next-path";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { currentViewer } from "@/lib/auth/session";
import { employerNotices } from "@/lib/copy/employer-notices";
import { findInvitation } from "@/lib/employers/queries";
import { roles } from "@/lib/employers/schema";
import { frenchText } from "@/lib/shared/french";
import { parseToken } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Invitation",
  // The address holds a token: no other site may learn it.
  referrer: "same-origin",
};

/**
 * Where the mail of an invitation leads, whoever follows its link: it joins nothing, the button does.
 * Only who is signed in with the address that was invited learns by whom.
 */
export default async function InvitationPage({ searchParams }: PageProps<"/connexion/invitation">) {
  const token = parseToken((await searchParams).jeton);
  const viewer = await currentViewer();
  if (token !== null && viewer === null) {
    return <InvitationForVisitor path={`${INVITATION_PATH}?jeton=${token}`} />;
  }
  if (viewer?.suspended) redirect(DECISIONS_PATH);
  const invitation = token === null ? null : await findInvitation(token);
  if (viewer === null || token === null || invitation === null) {
    const { title, description } = employerNotices.invitationOver;
    return <EmptyState level="h1" title={title} text={description} />;
  }
  const name = frenchText(invitation.name);
  if (viewer.role !== "recruteur") {
    return <InvitationForCandidate name={name} email={viewer.email} />;
  }
  return (
    <div className="grid gap-4">
      <h1 className="text-3xl wrap-anywhere">{`Rejoindre ${name}`}</h1>
      <p>
        {invitation.role === "owner"
          ? "Vous pourrez publier pour cette entreprise, répondre à ses candidatures, modifier sa page et gérer ses membres."
          : "Vous pourrez publier pour cette entreprise, modifier ses annonces et répondre à ses candidatures."}{" "}
        Votre rôle&nbsp;: {roles[invitation.role].toLocaleLowerCase("fr")}.
      </p>
      <p className="text-muted">
        Ses membres verront votre nom et votre adresse courriel. N’acceptez que si vous reconnaissez
        cette entreprise.
      </p>
      <AcceptInvitation token={token} />
    </div>
  );
}
