import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { sectors } from "@/lib/publications/sectors";
import { pageMetadata } from "@/lib/seo/metadata";
import { tradePath } from "@/lib/trades/figures";
import { listOfferedTrades } from "@/lib/trades/queries";
import { trades } from "@/lib/trades/trades";

const TITLE = "Les métiers, en chiffres";

export const metadata = pageMetadata({
  title: TITLE,
  description:
    "Par métier et par province\u00a0: les offres ouvertes, le salaire médian et, pour un métier réglementé, l’organisme à consulter.",
  path: "/metiers",
});

/** A failure is thrown, so that it is never cached; a build has no database. */
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
            Pour chaque métier&nbsp;: les offres ouvertes, le salaire médian (affiché à partir de 10
            offres publiées par au moins 3 entreprises) et, pour un métier réglementé, l’organisme à
            consulter.
          </p>
        }
      />
      <div className="wrap py-8 sm:py-10">
        <TradeList sectors={Object.entries(sectors)} offered={offered} />
      </div>
    </>
  );
}

type TradeListProps = {
  /** Code and label of each sector, in display order. */
  sectors: readonly (readonly [code: string, label: string])[];
  offered: readonly { trade: string; offers: number }[];
};

function TradeList({ sectors, offered }: TradeListProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {sectors.map(([code, label]) => (
        <section key={code} aria-labelledby={`secteur-${code}`}>
          <h2 id={`secteur-${code}`} className="mb-1 text-xl">
            {label}
          </h2>
          {/* The list styles its links, so that the classes are not repeated in the HTML of each. */}
          <ul className="[&_a]:inline-block [&_a]:py-1 [&_a:hover]:underline [&_span]:text-muted [&_span]:tabular-nums">
            {trades
              .filter(({ sector }) => sector === code)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <Link href={tradePath(slug)}>
                    {name} <span>{offered.find(({ trade }) => trade === slug)?.offers}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
