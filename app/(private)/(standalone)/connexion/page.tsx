import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInForm, SignUpForm } from "@/components/auth/auth-forms";
import { AuthTabs } from "@/components/auth/auth-heading";
import { targetOfAddress } from "@/lib/applications/apply-address";
import { landingPath } from "@/lib/auth/area-guard";
import { codePath, safeNext } from "@/lib/auth/next-path";
import { isKnownBrowser } from "@/lib/auth/signed-cookies";
import { currentViewer, halfSignedIn } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { findTitle } from "@/lib/saved/queries";
import { frenchText } from "@/lib/shared/french";

type Props = { searchParams: Promise<{ onglet?: string | string[]; suivant?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { onglet } = await searchParams;
  return onglet === "inscription"
    ? { title: "Créer un compte", description: "Créez votre compte, candidat ou recruteur." }
    : { title: "Se connecter", description: "Connectez-vous à votre compte." };
}

export default async function ConnexionPage({ searchParams }: Props) {
  const { onglet, suivant } = await searchParams;
  const next = safeNext(suivant);
  const viewer = await currentViewer();
  if (viewer) redirect(landingPath(viewer.role, next));
  if (await halfSignedIn()) redirect(codePath(next));

  const isApplying = targetOfAddress(next) !== null;
  // An applicant in an unknown browser probably has no account yet.
  const isNew = isApplying && onglet === undefined && !(await isKnownBrowser());
  const registering = onglet === "inscription" || isNew;
  const signInTitle = suivant ? "Connectez-vous pour continuer" : "Heureux de vous revoir";
  return (
    <>
      {isApplying && <ApplyingNote next={next} />}
      <h1 className="text-3xl">{registering ? "Créer un compte" : signInTitle}</h1>
      <AuthTabs current={registering ? "inscription" : "connexion"} next={next} />
      {registering ? (
        <SignUpForm next={next} isApplying={isApplying} />
      ) : (
        <SignInForm next={next} />
      )}
    </>
  );
}

/** Why the visitor must sign in: the title of the publication, if it can be read. */
async function ApplyingNote({ next }: { next: string | null }) {
  const { title: required, description } = notices.signInRequired;
  const target = targetOfAddress(next);
  const title = target && (await findTitle(target.kind, target.id).catch(() => null));
  return (
    <div className="mb-4 border-maple border-l-4 pl-3 text-sm wrap-anywhere">
      <p>
        <strong className="block font-semibold">{required}</strong>
        {description}
      </p>
      {title && (
        <p>
          Pour postuler&nbsp;: <strong className="font-semibold">{frenchText(title)}</strong>
        </p>
      )}
    </div>
  );
}
