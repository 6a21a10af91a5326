import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasswordAgainForm } from "@/components/auth/code-form";
import { passwordAgainPath, safeNext, signInPath } from "@/lib/auth/next-path";
import { currentViewer } from "@/lib/auth/session";

export const metadata: Metadata = {
  title: "Confirmer le mot de passe",
  description: "Votre mot de passe, encore une fois, avant une action qui compte.",
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
        Exporter des candidatures, changer ce qui ouvre le compte ou le supprimer demande le mot de
        passe de {viewer.email}, donné depuis moins de dix minutes. Vous reviendrez ensuite où vous
        étiez.
      </p>
      <PasswordAgainForm email={viewer.email} next={next} />
    </>
  );
}
