import { PastIssues } from "@/app/(public)/infolettre/_parts/past-issues";
import { Letter } from "@/components/newsletter/letter-page";
import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { Check } from "@/components/ui/icons";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Infolettre",
  description:
    "Nos articles de la semaine sur les visas, les études, le travail et l’immigration au Canada, par courriel et en français. Désabonnement en un clic.",
  path: "/infolettre",
});

const promises = [
  "Les articles parus depuis le dernier numéro\u00a0: visas, études, travail, résidence permanente.",
  "Un courriel par semaine au plus, le mardi. Rien de nouveau, pas de courriel.",
  "Aucune publicité, aucun suivi d’ouverture, votre adresse à personne d’autre.",
];

export default function NewsletterPage() {
  return (
    <>
      <PageHeader
        title="Infolettre"
        lead="Ce que nous avons publié dans la semaine, dans votre boîte de réception."
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
          <p className="mt-4 text-muted">
            Pour les offres, les missions et les bourses, suivez une recherche&nbsp;: le bouton
            «&nbsp;M’alerter&nbsp;» est au-dessus de{" "}
            <TextLink href="/emplois">chaque liste</TextLink>.
          </p>
        </div>
      </div>
      <PastIssues />
    </>
  );
}
