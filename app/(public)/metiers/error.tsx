"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";

export default function TradesError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <ErrorState
        level="h1"
        title="Impossible de charger les chiffres de ce métier."
        text="Réessayez dans un instant, ou consultez la liste des offres."
        reference={error.digest}
      >
        <ButtonLink href="/emplois">Voir la liste des offres</ButtonLink>
      </ErrorState>
    </div>
  );
}
