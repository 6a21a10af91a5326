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
        Par sécurité, entrez le mot de passe de {viewer.email}. Vous reviendrez à votre page, où
        vous pourrez refaire ce que vous demandiez.
      </p>
      <PasswordAgainForm email={viewer.email} next={next} />
    </>
  );
}
