import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthTabs } from "@/components/auth/auth-heading";
import { SignInForm } from "@/components/auth/sign-in-form";
import { SignUpForm } from "@/components/auth/sign-up-form";
import { landingPath } from "@/lib/auth/guard";
import { codePath, safeNext } from "@/lib/auth/next-path";
import { rememberedNext } from "@/lib/auth/remembered";
import { currentViewer, halfSignedIn } from "@/lib/auth/session";

type Props = { searchParams: Promise<{ onglet?: string | string[]; suivant?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { onglet } = await searchParams;
  return onglet === "inscription"
    ? { title: "Créer un compte", description: "Créez votre compte, candidat ou recruteur." }
    : { title: "Se connecter", description: "Connectez-vous à votre compte." };
}

export default async function ConnexionPage({ searchParams }: Props) {
  const { onglet, suivant } = await searchParams;
  const next = safeNext(suivant) ?? (await rememberedNext());
  const viewer = await currentViewer();
  if (viewer) redirect(landingPath(viewer.role, next));
  if (await halfSignedIn()) redirect(codePath(next));

  const registering = onglet === "inscription";
  return (
    <>
      <h1 className="text-3xl">{registering ? "Créer un compte" : "Heureux de vous revoir"}</h1>
      <AuthTabs current={registering ? "inscription" : "connexion"} next={next} />
      {registering ? <SignUpForm next={next} /> : <SignInForm next={next} />}
    </>
  );
}
