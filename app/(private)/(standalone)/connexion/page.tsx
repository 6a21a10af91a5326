import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInForm, SignUpForm } from "@/components/auth/auth-forms";
import { AuthTabs } from "@/components/auth/auth-heading";
import { targetOfAddress } from "@/lib/applications/apply-address";
import { landingPath } from "@/lib/auth/area-guard";
import { codePath, safeNext } from "@/lib/auth/next-path";
import { isKnownBrowser } from "@/lib/auth/signed-cookies";
import { currentViewer, halfSignedIn } from "@/lib/auth/viewer";
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

  const applied = await appliedTitle(next);
  // Who comes to apply and never signed in here has no account yet.
  const isNew = applied !== null && onglet === undefined && !(await isKnownBrowser());
  const registering = onglet === "inscription" || isNew;
  return (
    <>
      {applied !== null && (
        <p className="mb-3 border-maple border-l-4 pl-3 wrap-anywhere">
          Pour postuler&nbsp;: <strong className="font-semibold">{frenchText(applied)}</strong>
        </p>
      )}
      <h1 className="text-3xl">{registering ? "Créer un compte" : "Heureux de vous revoir"}</h1>
      <AuthTabs current={registering ? "inscription" : "connexion"} next={next} />
      {registering ? (
        <SignUpForm next={next} isApplying={applied !== null} />
      ) : (
        <SignInForm next={next} />
      )}
    </>
  );
}

/** What somebody is about to apply to, to be named above the form; nothing where it cannot be read. */
async function appliedTitle(next: string | null): Promise<string | null> {
  const target = targetOfAddress(next);
  return target && findTitle(target.kind, target.id).catch(() => null);
}
