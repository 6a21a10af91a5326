"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";

export default function TradesError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <ErrorState
        level="h1"
        title="Impossible de lire les chiffres de ce métier."
        text="Les offres et les salaires n’ont pas pu être comptés. La liste des offres, elle, répond peut-être."
        reference={error.digest}
      >
        <ButtonLink href="/emplois">Voir la liste des offres</ButtonLink>
      </ErrorState>
    </div>
  );
}
