import { ChangeList, ChangeYears } from "@/components/news/change-list";
import { FeedLinks } from "@/components/news/feed-links";
import { PageHeader } from "@/components/ui/page-header";
import { byMonth, type Change, changesHref } from "@/lib/news/changes";

type Props = {
  title: string;
  lead: string;
  /** The year that is shown; null: the last months. */
  year: number | null;
  years: readonly number[];
  changes: readonly Change[];
};

/** What changed, month by month. */
export function ChangesView({ title, lead, year, years, changes }: Props) {
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
