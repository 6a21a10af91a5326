import { Letter } from "@/components/newsletter/letter-page";
import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Check } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Infolettre",
  description:
    "Les nouvelles offres, les bourses dont l’échéance approche et l’actualité de l’immigration, par courriel et en français. Désabonnement en un clic.",
  path: "/infolettre",
});

const promises = [
  "Les offres et les missions parues depuis le dernier numéro.",
  "Les bourses dont l’échéance approche, avec le lien officiel.",
  "Ce qui a changé en immigration, et la page qui le dit.",
  "Aucune publicité, aucun suivi d’ouverture, votre adresse à personne d’autre.",
];

export default function NewsletterPage() {
  return (
    <>
      <PageHeader
        title="Infolettre"
        lead="L’essentiel pour avancer votre projet au Canada, dans votre boîte de réception."
        above={<Breadcrumb items={[{ label: "Accueil", href: "/" }, { label: "Infolettre" }]} />}
      />
      <div className="wrap grid items-center gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-2">
        <Card as="section" className="p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">S’abonner</h2>
          <FeatureControl feature="newsletter">
            <NewsletterForm />
          </FeatureControl>
          <p className="mt-4 text-sm text-muted">
            Un courriel vous demandera de confirmer&nbsp;: sans cela, rien ne vous est envoyé.
          </p>
        </Card>
        <div>
          <Letter className="mb-6 w-44" />
          <h2 className="text-xl">Ce que vous y trouverez</h2>
          <ul className="mt-3 grid gap-2.5">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <Check className="mt-1 size-5 text-maple" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
