import Link from "next/link";
import { JobCard } from "@/components/jobs/job-card";
import { FigureFacts, PayClasses, ProvinceFigures } from "@/components/trades/province-figures";
import { RegulationNote } from "@/components/trades/regulation-note";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs } from "@/lib/copy/counts";
import { jobsHref } from "@/lib/jobs/filters";
import { type Province, whereIs } from "@/lib/places/provinces";

import { tradePath } from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";
import type { TradeData } from "./read-trade";
import { TradeReading } from "./trade-reading";

type Props = TradeData & { trade: Trade; province: Province | null };

/** A trade in numbers, everywhere or in one province: offers, pay, who regulates it, what to read. */
export function TradeView({ trade, province, ...data }: Props) {
  const title = `${trade.name} ${whereIs(province)}`;
  const offers = data.own?.offers ?? 0;
  return (
    <>
      {/* A page without offers is not worth finding, until it has some. */}
      {offers === 0 && <meta name="robots" content="noindex" />}
      <PageHeader
        title={title}
        trail={[
          { label: "Métiers", href: "/metiers" },
          ...(province ? [{ label: trade.name, href: tradePath(trade.slug) }] : []),
          { label: province?.label ?? trade.name },
        ]}
        unlisted={offers === 0}
        lead={<p>{countJobs(offers)}</p>}
      />
      <div className="wrap grid gap-12 py-8 sm:py-10">
        <section aria-labelledby="chiffres" className="grid gap-4">
          <h2 id="chiffres" className="text-2xl">
            Les offres en chiffres
          </h2>
          <FigureFacts trade={trade} figures={data.own} />
          {province && <RegulationNote regulation={data.regulation} />}
        </section>
        {!province && (
          <ProvinceFigures
            slug={trade.slug}
            figures={data.figures}
            regulations={data.regulations}
          />
        )}
        <PayClasses found={data.classes} />
        <Offers trade={trade} province={province} jobs={data.jobs} />
        <TradeReading province={province} articles={data.articles} />
      </div>
    </>
  );
}

function Offers({ trade, province, jobs }: Pick<Props, "trade" | "province" | "jobs">) {
  return (
    <section aria-labelledby="offres" className="grid gap-4">
      <h2 id="offres" className="text-2xl">
        Les offres les plus récentes
      </h2>
      {jobs.length === 0 && (
        <p>
          Aucune offre ouverte pour ce métier {province ? whereIs(province) : "pour le moment"}.
        </p>
      )}
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} heading="h3" />
          </li>
        ))}
      </ul>
      {jobs.length > 0 && (
        <p>
          <Link href={jobsHref({ trade, province })} prefetch={false} className="text-link">
            Toutes les offres de ce métier {whereIs(province)}
          </Link>
        </p>
      )}
    </section>
  );
}
