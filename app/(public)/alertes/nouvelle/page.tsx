import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { savedSearchOf } from "@/app/_parts/by-kind";
import { AlertForm } from "@/components/alerts/alert-form";
import { WithAccount } from "@/components/alerts/with-account";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { PageHeader } from "@/components/ui/page-header";
import { kinds } from "@/lib/publications/kinds";
import { firstValue, type SearchParams } from "@/lib/text/address-values";

export const metadata: Metadata = {
  title: "Créer une alerte",
  description:
    "Recevez par courriel les nouvelles annonces qui correspondent à votre recherche, sans compte.",
  robots: { index: false },
};

type NewAlertPageProps = { searchParams: Promise<SearchParams> };

export default async function NewAlertPage({ searchParams }: NewAlertPageProps) {
  const search = savedSearchOf(firstValue((await searchParams).de));
  if (search === null) notFound();
  const { many, list } = kinds[search.kind];
  return (
    <>
      <PageHeader
        title="Créer une alerte"
        lead={`${many}\u00a0: ${search.label}`}
        trail={[
          { label: "Accueil", href: "/" },
          { label: many, href: list },
          { label: "Créer une alerte" },
        ]}
      />
      <div className="wrap grid items-start gap-x-16 gap-y-8 pt-10 pb-20 lg:grid-cols-2">
        <Card as="section" className="p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">Sans compte</h2>
          <FeatureControl feature="alerts">
            <AlertForm search={search} />
          </FeatureControl>
          <p className="mt-4 text-sm text-muted">Vous recevrez un courriel de confirmation.</p>
        </Card>
        <WithAccount address={search.address} />
      </div>
    </>
  );
}
