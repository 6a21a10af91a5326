import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/roles";
import { TabHeading } from "./tab-heading";

const TITLE = "Mes Favoris";

export async function SavedTab({ viewer: _ }: { viewer: Viewer }) {
  return (
    <>
      <TabHeading title={TITLE} />
      <EmptyState
        title="Vous n'avez aucun favori pour le moment."
        text="Enregistrez une offre, une mission ou une bourse pour la retrouver ici."
      >
        <ButtonLink href="/emplois" variant="primary">
          Voir les emplois
        </ButtonLink>
        <ButtonLink href="/freelance">Voir les missions</ButtonLink>
        <ButtonLink href="/bourses">Voir les bourses</ButtonLink>
      </EmptyState>
    </>
  );
}
