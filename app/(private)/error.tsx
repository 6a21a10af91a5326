"use client";

import { MainContent } from "@/components/layout/main-content";
import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";

export default function PrivateError({ error }: { error: Error & { digest?: string } }) {
  return (
    <MainContent className="wrap py-12 sm:py-20">
      <ErrorState
        level="h1"
        title="Cette page n’a pas pu s’afficher."
        text="Le service ne répond pas pour le moment. Réessayez dans un instant&nbsp;; si le problème persiste, écrivez-nous en citant la référence."
        reference={error.digest}
      >
        <ButtonLink href="/">Retour à l’accueil</ButtonLink>
      </ErrorState>
    </MainContent>
  );
}
