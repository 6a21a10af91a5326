import { privacyCollection } from "@/components/legal/privacy-collection";
import { privacyRights } from "@/components/legal/privacy-rights";
import { Callout } from "@/components/ui/prose";
import { ProsePage } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Politique de confidentialité",
  description:
    "Quels renseignements personnels nous recueillons, pourquoi, pendant combien de temps, qui les voit, et comment exporter ou supprimer les vôtres (Loi 25).",
  path: "/privacy",
});

export default function PrivacyPage() {
  return (
    <ProsePage
      title="Politique de confidentialité"
      lead="Vos renseignements vous appartiennent. Voici, en langage clair, ce que nous en faisons et comment les reprendre."
      updated={{ day: "2026-11-21", label: "Version du 21 novembre 2026" }}
      sections={[...privacyCollection, ...privacyRights]}
    >
      <Callout title="En bref">
        <p>
          Pas de publicité, pas de traceur, pas de vente de données. Un recruteur ne voit que la
          candidature que vous lui envoyez. L’export et la suppression de vos données sont dans
          votre espace personnel, sans avoir à le demander.
        </p>
      </Callout>
    </ProsePage>
  );
}
