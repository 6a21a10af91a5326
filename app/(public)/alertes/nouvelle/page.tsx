import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { followedAt } from "@/app/(public)/alertes/_parts/followed";
import { AlertForm } from "@/components/alerts/alert-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { PageHeader } from "@/components/ui/page-header";
import { signInPath } from "@/lib/auth/next-path";
import { kinds } from "@/lib/publications/kinds";
import { firstValue, type SearchParams } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Créer une alerte",
  description: "Recevoir par courriel ce qui paraît pour une recherche, sans compte.",
  robots: { index: false },
};

type Props = { searchParams: Promise<SearchParams> };

export default async function NewAlertPage({ searchParams }: Props) {
  const search = followedAt(firstValue((await searchParams).de));
  if (search === null) notFound();
  const { many, list } = kinds[search.kind];
  return (
    <>
      <PageHeader
        title="Créer une alerte"
        lead={`${many}\u00a0: ${search.label}`}
        above={
          <Breadcrumb
            items={[
              { label: "Accueil", href: "/" },
              { label: many, href: list },
              { label: "Créer une alerte" },
            ]}
          />
        }
      />
      <div className="wrap grid items-start gap-x-16 gap-y-8 pt-10 pb-20 lg:grid-cols-2">
        <Card as="section" className="p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">Sans compte</h2>
          <FeatureControl feature="alerts">
            <AlertForm search={search} />
          </FeatureControl>
          <p className="mt-4 text-sm text-muted">
            Un courriel vous demandera de confirmer&nbsp;: sans cela, rien ne vous est envoyé.
          </p>
        </Card>
        <div className="grid justify-items-start gap-4">
          <h2 className="text-xl">Vous avez un compte&nbsp;?</h2>
          <p className="measure">
            Connectez-vous&nbsp;: une alerte se crée alors d’un clic, et vos alertes se retrouvent,
            se mettent en pause et se suppriment dans votre espace.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={signInPath(search.address)}>Se connecter</ButtonLink>
            <ButtonLink href={search.address} variant="quiet">
              Revenir à la recherche
            </ButtonLink>
          </div>
          <p className="measure text-sm text-muted">
            Dix annonces au plus par courriel, jamais deux fois la même, et rien quand il n’y a rien
            de nouveau.
          </p>
        </div>
      </div>
    </>
  );
}
