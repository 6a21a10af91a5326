"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";

export default function JobMapError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <ErrorState
        level="h1"
        title="Impossible de dessiner la carte des offres."
        text="Le nombre d’offres de chaque province n’a pas pu être lu. La liste, elle, répond peut-être."
        reference={error.digest}
      >
        <ButtonLink href="/emplois">Voir la liste des offres</ButtonLink>
      </ErrorState>
    </div>
  );
}
