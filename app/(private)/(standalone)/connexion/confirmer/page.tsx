import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasswordAgainForm } from "@/components/auth/auth-forms";
import { passwordAgainPath, safeNext, signInPath } from "@/lib/auth/next-path";
import { currentViewer } from "@/lib/auth/viewer";

export const metadata: Metadata = {
  title: "Confirmer le mot de passe",
  description: "Entrez de nouveau votre mot de passe avant une action importante.",
};

type Props = { searchParams: Promise<{ suivant?: string | string[] }> };

export default async function PasswordAgainPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).suivant);
  const viewer = await currentViewer();
  if (viewer === null) redirect(signInPath(next ?? passwordAgainPath(null)));
  return (
    <>
      <h1 className="text-3xl">Confirmez que c’est vous</h1>
      <p className="mt-3 mb-7 text-muted">
        Cette action touche des renseignements personnels&nbsp;: entrez le mot de passe de{" "}
        {viewer.email}, puis refaites-la sur la page où vous reviendrez.
      </p>
      <PasswordAgainForm email={viewer.email} next={next} />
    </>
  );
}
