import type { Metadata } from "next";
import { JobCard } from "@/components/jobs/job-card";
import { FigureFacts, PayClasses, ProvinceFigures } from "@/components/trades/province-figures";
import { RegulationNote } from "@/components/trades/trade-notes";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs } from "@/lib/copy/counts";
import { jobsHref } from "@/lib/jobs/filters";
import { listTradeJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";
import { listTopicArticles } from "@/lib/news/queries";
import type { ArticleCard } from "@/lib/news/schema";
import { type Province, whereIs } from "@/lib/places/provinces";
import { FRENCH_TEST_PATH } from "@/lib/profile/french-test";

import { pagePath } from "@/lib/publications/kinds";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDateTime } from "@/lib/text/dates";
import { tradePath } from "@/lib/trades/figures";
import { listPayClasses, listRegulations, readFigures } from "@/lib/trades/queries";
import type { Trade } from "@/lib/trades/trades";

type TradeViewProps = TradeData & { trade: Trade; province: Province | null };

export function TradeView({ trade, province, ...data }: TradeViewProps) {
  const title = `${trade.name} ${whereIs(province)}`;
  const offers = data.own?.offers ?? 0;
  return (
    <>
      {/* A page without offers is not indexed until it has some. */}
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
          {province && <RegulationNote province={province} regulation={data.regulation} />}
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

function Offers({ trade, province, jobs }: Pick<TradeViewProps, "trade" | "province" | "jobs">) {
  return (
    <section aria-labelledby="offres" className="grid gap-4">
      <h2 id="offres" className="text-2xl">
        Les offres les plus récentes
      </h2>
      {jobs.length === 0 && (
        <p>{`Ce métier n’a aucune offre ouverte ${province ? whereIs(province) : "en ce moment"}.`}</p>
      )}
      <ul className="job-cards">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} heading="h3" />
          </li>
        ))}
      </ul>
      {jobs.length > 0 && (
        <p>
          <Link href={jobsHref({ trade, province })} className="text-link">
            Toutes les offres de ce métier {whereIs(province)}
          </Link>
        </p>
      )}
    </section>
  );
}

type TradeReadingProps = { province: Province | null; articles: readonly ArticleCard[] };

function TradeReading({ province, articles }: TradeReadingProps) {
  const settling =
    province?.code === "QC"
      ? { href: "/guide#quebec", label: "S’établir au Québec" }
      : { href: "/guide#residence", label: "La résidence permanente hors du Québec" };
  const guides = [
    { href: "/guide#travailler", label: "Travailler avec un permis" },
    { href: "/guide#droits-travail", label: "Vos droits au travail" },
    settling,
    { href: FRENCH_TEST_PATH, label: "Mon niveau de français, ce qu’il ouvre" },
  ];
  return (
    <section aria-labelledby="lire" className="grid gap-4">
      <h2 id="lire" className="text-2xl">
        À lire avant de postuler
      </h2>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h3 className="mb-1 text-base font-semibold">Dans le guide</h3>
          <ul className="grid gap-1">
            {guides.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="text-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {articles.length > 0 && (
          <div>
            <h3 className="mb-1 text-base font-semibold">Dans l’actualité</h3>
            <ul className="grid gap-1">
              {articles.map(({ id, title, published_at }) => (
                <li key={id}>
                  <Link href={pagePath("article", id)} className="text-link">
                    {title}
                  </Link>{" "}
                  <span className="text-sm text-muted">{longDateTime(published_at)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

const SHOWN_JOBS = 8;
const SHOWN_ARTICLES = 3;

/**
 * Reads the data of a trade's page, for all provinces or one. Unreadable figures throw, so that a page
 * without them is never cached; the page works without articles.
 */
export async function readTrade({ slug }: Trade, province: Province | null) {
  const [figures, regulations, jobs, classes, articles] = await Promise.all([
    readFigures(slug),
    listRegulations(slug),
    listTradeJobs(slug, province, SHOWN_JOBS),
    listPayClasses(slug, province?.code ?? ""),
    listTopicArticles("work", SHOWN_ARTICLES).catch((error: unknown) => {
      logError("trades.news", error);
      return [];
    }),
  ]);
  const own = figures.find((one) => one.province === (province?.code ?? "")) ?? null;
  const regulation = regulations.find((one) => one.province === province?.code) ?? null;
  return { figures, own, regulations, regulation, jobs, classes, articles };
}

type TradeData = Awaited<ReturnType<typeof readTrade>>;

export function tradeMetadata(trade: Trade, province: Province | null): Metadata {
  const where = whereIs(province);
  return pageMetadata({
    title: `${trade.name} ${where}`,
    description: `${trade.name} ${where}\u00a0: les offres ouvertes, le salaire médian de nos offres, et, pour un métier réglementé, l’organisme à consulter.`,
    path: tradePath(trade.slug, province),
  });
}
