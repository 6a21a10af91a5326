"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";

export default function ChangesError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <ErrorState
        level="h1"
        title="Impossible de charger les changements."
        text="Réessayez dans un instant, ou consultez la liste des articles."
        reference={error.digest}
      >
        <ButtonLink href="/actualites">Voir toutes les actualités</ButtonLink>
      </ErrorState>
    </div>
  );
}
