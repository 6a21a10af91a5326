import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AcceptInvitation } from "@/components/employers/team-forms";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { EmptyState } from "@/components/ui/states";
import { INVITATION_PATH } from "@/lib/auth/next-path";
import { DECISIONS_PATH } from "@/lib/auth/roles";
import { currentViewer } from "@/lib/auth/viewer";
import { employerNotices } from "@/lib/copy/employer-notices";
import { findInvitation } from "@/lib/employers/queries";
import { roles } from "@/lib/employers/schema";
import { frenchText } from "@/lib/shared/french";
import { parseToken } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Invitation",
  // The address contains a token, which must not leak to other sites.
  referrer: "same-origin",
};

/**
 * Target of the link in an invitation mail. Opening it joins nothing, only the button does. Only a user
 * signed in with the invited address sees who sent it.
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

/** For visitors: which account the invitation is for, and how to sign in or sign up. */
function InvitationForVisitor({ path }: { path: string }) {
  const query = new URLSearchParams({ suivant: path });
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">Invitation à rejoindre une entreprise</h1>
      <p>
        Connectez-vous avec le compte de recruteur qui a reçu l’invitation, ou créez-en un avec la
        même adresse.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/connexion?${query}`} variant="accent">
          Se connecter
        </ButtonLink>
        <ButtonLink href={`/connexion?onglet=inscription&${query}`}>
          Créer un compte de recruteur
        </ButtonLink>
      </div>
      <h2 className="mt-3 text-lg">Cette adresse est celle d’un compte de candidat&nbsp;?</h2>
      <OtherAddress />
    </div>
  );
}

/** For candidates: why their account cannot accept, and what to do. */
function InvitationForCandidate({ name, email }: { name: string; email: string }) {
  return (
    <div className="grid gap-4">
      <h1 className="text-3xl wrap-anywhere">{`${name} vous invite`}</h1>
      <p className="wrap-anywhere">
        L’invitation est pour {email}, l’adresse de votre compte de candidat. Seul un compte de
        recruteur peut rejoindre une entreprise, et le rôle d’un compte ne change pas.
      </p>
      <OtherAddress />
      <p className="text-muted">Si vous ne répondez pas, l’invitation expire.</p>
    </div>
  );
}

/** Each e-mail address has one account: how to accept with another one. */
function OtherAddress() {
  return (
    <>
      <p>Un compte de candidat ne peut pas accepter. Deux solutions&nbsp;:</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          demandez à l’entreprise de vous inviter à une autre adresse, puis créez-y un compte de
          recruteur&nbsp;;
        </li>
        <li>
          ou changez l’adresse de votre compte de candidat dans ses{" "}
          <Link href="/espace-utilisateur?onglet=parametres" className="text-link">
            paramètres
          </Link>
          , puis créez un compte de recruteur avec l’adresse de l’invitation et ouvrez le lien de
          nouveau.
        </li>
      </ul>
    </>
  );
}
