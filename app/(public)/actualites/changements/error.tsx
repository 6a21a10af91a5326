"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";

export default function ChangesError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <ErrorState
        level="h1"
        title="Impossible de charger ce qui change."
        text="Réessayez dans un instant. La liste des articles, elle, répond peut-être."
        reference={error.digest}
      >
        <ButtonLink href="/actualites">Voir toutes les actualités</ButtonLink>
      </ErrorState>
    </div>
  );
}
