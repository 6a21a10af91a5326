import { termsLaw } from "@/components/legal/terms-law";
import { termsUse } from "@/components/legal/terms-use";
import { Callout } from "@/components/ui/prose";
import { ProsePage } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Conditions d’utilisation",
  description:
    "Les règles du site, dites simplement\u00a0: compte, candidatures, publication d’annonces, ce qui n’est pas permis, responsabilités et droit applicable.",
  path: "/terms",
});

export default function TermsPage() {
  return (
    <ProsePage
      title="Conditions d’utilisation"
      lead="Ce que vous pouvez attendre de nous, et ce que nous attendons de vous."
      updated={{ day: "2026-11-21", label: "Version du 21 novembre 2026" }}
      sections={[...termsUse, ...termsLaw]}
    >
      <Callout title="L’essentiel">
        <p>
          Le site est gratuit pour les candidats. Soyez qui vous dites être, ne payez jamais pour
          postuler, ne publiez que de vraies annonces. Vos contenus restent à vous.
        </p>
      </Callout>
    </ProsePage>
  );
}
