import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { EmptyState } from "@/components/ui/states";
import { byMonth, type Change, changesHref } from "@/lib/news/changes";
import { pagePath } from "@/lib/publications/kinds";
import { TopicBadge } from "./article-card";
import { FeedLinks } from "./article-list";

type Months = ReturnType<typeof byMonth>;

function ChangeList({ months }: { months: Months }) {
  if (months.length === 0) {
    return (
      <EmptyState
        title="Aucun changement pendant cette période"
        text="Essayez une autre période."
      />
    );
  }
  return months.map(({ month, label, toCome, articles }) => (
    <section key={month} aria-labelledby={`mois-${month}`} className="measure">
      <h2 id={`mois-${month}`} className="text-2xl first-letter:uppercase">
        <span>{label}</span>
        {toCome && <span className="text-muted"> · à venir</span>}
      </h2>
      <ul className="mt-4 grid gap-5 border-l-2 border-sun pl-5">
        {articles.map(({ article_id, title, category, lines }) => (
          <li key={article_id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={pagePath("article", article_id)} className="text-link font-semibold">
                {title}
              </Link>
              <TopicBadge category={category} />
            </p>
            {lines.map((line) => (
              <p key={line} className="mt-1 text-muted">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Links to the last months, and to each year with changes. */
function ChangeYears({ years, shown }: { years: readonly number[]; shown: number | null }) {
  const pages = [
    { year: null, label: "Douze derniers mois" },
    ...years.map((year) => ({ year, label: String(year) })),
  ];
  return (
    <nav aria-label="Périodes" className="flex flex-wrap gap-x-5 gap-y-2">
      {pages.map(({ year, label }) => (
        <Link
          key={label}
          href={changesHref(year ?? undefined)}
          aria-current={year === shown ? "page" : undefined}
          className="text-link inline-flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:no-underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type ChangesViewProps = {
  title: string;
  lead: string;
  /** Selected year; null for the last months. */
  year: number | null;
  years: readonly number[];
  changes: readonly Change[];
};

export function ChangesView({ title, lead, year, years, changes }: ChangesViewProps) {
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        trail={[
          { label: "Actualités", href: "/actualites" },
          ...(year === null ? [] : [{ label: "Ce qui change", href: changesHref() }]),
          { label: year === null ? title : String(year) },
        ]}
      />
      <div className="wrap grid gap-10 pt-8 pb-16">
        <ChangeYears years={years} shown={year} />
        <ChangeList months={byMonth(changes)} />
        <FeedLinks name="changements" what="les changements" />
      </div>
    </>
  );
}
