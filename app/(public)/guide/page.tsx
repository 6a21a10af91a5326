import { arriving } from "@/components/guide/arriving";
import { choosing } from "@/components/guide/choosing";
import { Itinerary } from "@/components/guide/itinerary";
import { roads } from "@/components/guide/roads";
import { Callout } from "@/components/ui/prose";
import { ProsePage } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Guide d’immigration au Canada",
  description:
    "Travailler, étudier ou s’établir au Canada en français\u00a0: qui décide, quels chemins, quoi préparer, les premières semaines, avec les pages officielles à consulter.",
  path: "/guide",
});

export default function GuidePage() {
  return (
    <ProsePage
      title="Guide d’immigration"
      lead="Comprendre les chemins vers le Canada avant de choisir le sien, avec la page officielle à chaque étape."
      updated={{ day: "2026-11-21", label: "Rédigé le 21 novembre 2026" }}
      sections={[...choosing, ...roads, ...arriving]}
    >
      <Callout title="De l’information, pas un avis juridique">
        <p>
          Ce guide explique le paysage&nbsp;; il ne remplace pas un conseil sur votre situation. Les
          règles, les frais et les délais changent souvent&nbsp;: seule la page officielle citée
          fait foi, le jour où vous la lisez.
        </p>
      </Callout>
      <Itinerary />
    </ProsePage>
  );
}
