import { ButtonLink } from "@/components/ui/button";

/** Where an empty tab sends people. */
export function WaysToOffers() {
  return (
    <>
      <ButtonLink href="/emplois" variant="primary">
        Voir les emplois
      </ButtonLink>
      <ButtonLink href="/freelance">Voir les missions</ButtonLink>
      <ButtonLink href="/bourses">Voir les bourses</ButtonLink>
    </>
  );
}
