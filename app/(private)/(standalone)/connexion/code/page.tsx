import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodeForm } from "@/components/auth/auth-forms";
import { landingPath } from "@/lib/auth/area-guard";
import { safeNext, signInPath } from "@/lib/auth/next-path";
import { currentViewer, halfSignedIn } from "@/lib/auth/viewer";

export const metadata: Metadata = {
  title: "Code de connexion",
  description: "Le code de votre validation en deux étapes.",
};

type Props = { searchParams: Promise<{ suivant?: string | string[] }> };

/** Asks for the two-factor code; redirects to the sign-in page if no password was entered before. */
export default async function CodePage({ searchParams }: Props) {
  const next = safeNext((await searchParams).suivant);
  if ((await halfSignedIn()) === null) {
    const viewer = await currentViewer();
    redirect(viewer ? landingPath(viewer.role, next) : signInPath(next));
  }
  return (
    <>
      <h1 className="text-3xl">Encore une étape</h1>
      <p className="mt-3 mb-7 text-muted">
        Ouvrez votre application d’authentification et recopiez le code affiché pour Horizon Érable.
        Téléphone perdu&nbsp;? Utilisez un code de secours&nbsp;: il désactive la validation en deux
        étapes.
      </p>
      <CodeForm next={next} />
      <form action="/auth/deconnexion" method="post" className="mt-6">
        <button type="submit" className="text-link cursor-pointer py-1.5">
          Annuler la connexion
        </button>
      </form>
    </>
  );
}
