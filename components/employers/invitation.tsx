import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";

/** To whoever is not signed in: which account answers, and the two ways to it. */
export function InvitationForVisitor({ path }: { path: string }) {
  const query = new URLSearchParams({ suivant: path });
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">Invitation à rejoindre une entreprise</h1>
      <p>
        Connectez-vous avec le compte de recruteur qui a reçu l’invitation, ou créez-en un à la même
        adresse.
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

/** To a candidate: why the account cannot answer, and what can be done. */
export function InvitationForCandidate({ name, email }: { name: string; email: string }) {
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

/** One address has one account: the ways to answer all the same. */
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
          , puis créez un compte de recruteur avec celle-ci et ouvrez le lien de nouveau.
        </li>
      </ul>
    </>
  );
}
