import { ButtonLink } from "@/components/ui/button";
import { Horizon } from "./horizon";

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-sky via-sky-low to-sky-glow">
      <Horizon className="absolute inset-x-0 bottom-0 -z-1 h-64 w-full sm:h-76 lg:h-92" />
      <div className="wrap pt-10 pb-60 sm:pt-14 sm:pb-72 lg:pt-14 lg:pb-66">
        <h1 className="max-w-[17ch] text-3xl sm:text-5xl lg:text-6xl">
          Votre vie au Canada commence par une bonne offre.
        </h1>
        <p className="mt-4 max-w-lg text-lg sm:mt-5">
          Emplois, missions, bourses d’études et actualités de l’immigration, réunis en français et
          tenus à jour.
        </p>
        <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
          <ButtonLink href="/emplois" variant="accent" size="lg">
            Voir les emplois
          </ButtonLink>
          <ButtonLink href="/bourses" size="lg">
            Découvrir les bourses
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
