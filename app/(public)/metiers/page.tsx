import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { TradeList } from "@/components/trades/trade-list";
import { PageHeader } from "@/components/ui/page-header";
import { sectors } from "@/lib/publications/sectors";
import { pageMetadata } from "@/lib/seo/metadata";
import { listOfferedTrades } from "@/lib/trades/queries";

const TITLE = "Les métiers, en chiffres";

export const metadata = pageMetadata({
  title: TITLE,
  description:
    "Par métier et par province\u00a0: les offres ouvertes, le salaire médian et l’organisme qui réglemente le métier.",
  path: "/metiers",
});

/** A failure is thrown, so that it is never kept; while building there is no database near. */
export default async function TradesPage() {
  const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const offered = await listOfferedTrades().catch((error: unknown) => {
    if (!isBuilding) throw error;
    return [];
  });
  return (
    <>
      <PageHeader
        title={TITLE}
        trail={[{ label: "Accueil", href: "/" }, { label: "Métiers" }]}
        lead={
          <p>
            Pour chaque métier&nbsp;: les offres ouvertes, le salaire médian (affiché dès 10 offres
            d’au moins 3 entreprises) et l’organisme qui réglemente le métier.
          </p>
        }
      />
      <div className="wrap py-8 sm:py-10">
        <TradeList sectors={Object.entries(sectors)} offered={offered} />
      </div>
    </>
  );
}
