"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";

export default function PublicError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12 sm:py-20">
      <ErrorState
        level="h1"
        title="Cette page n’a pas pu s’afficher."
        text="Le problème vient de notre côté. Réessayez dans un instant&nbsp;; s’il persiste, écrivez-nous en citant la référence."
        reference={error.digest}
      >
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
      </ErrorState>
    </div>
  );
}
