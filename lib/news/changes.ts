import { frenchText } from "@/lib/shared/french";
import { longDate, todayInCanada } from "@/lib/text/dates";

/** A change of an article, as the database returns it; `day` is a calendar day. */
export type Change = {
  day: string;
  change: string;
  article_id: string;
  title: string;
  category: string | null;
  note: string | null;
  was_title: string | null;
};

type ChangedArticle = Pick<Change, "article_id" | "title" | "category"> & {
  day: string;
  lines: string[];
};

type Month = { month: string; label: string; toCome: boolean; articles: ChangedArticle[] };

const monthAndYear = new Intl.DateTimeFormat("fr-CA", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const MONTHS = 12;

/** Returns the sentence that describes a change. */
export function changeLine({ change, day, note, was_title }: Change): string {
  if (change === "replaced") return `Remplace\u00a0: ${frenchText(was_title ?? "")}`;
  if (change === "begins") return `En vigueur à partir du ${longDate(day)}`;
  if (change === "ends") return `Règle en vigueur jusqu’au ${longDate(day)}`;
  return frenchText(note ?? "");
}

/** Groups changes by month, newest first, with one entry per article and month. */
export function byMonth(changes: readonly Change[], now: Date = new Date()): Month[] {
  const current = todayInCanada(now).slice(0, 7);
  const months = new Map<string, Map<string, ChangedArticle>>();
  const newestFirst = [...changes].sort((a, b) => b.day.localeCompare(a.day));
  for (const change of newestFirst) {
    const { day, article_id, title, category } = change;
    const month = day.slice(0, 7);
    const articles = months.get(month) ?? new Map<string, ChangedArticle>();
    const known = articles.get(article_id) ?? { article_id, title, category, day, lines: [] };
    known.lines.push(changeLine(change));
    articles.set(article_id, known);
    months.set(month, articles);
  }
  return [...months].map(([month, articles]) => ({
    month,
    label: monthAndYear.format(new Date(`${month}-01T00:00:00Z`)),
    toCome: month > current,
    articles: [...articles.values()],
  }));
}

/** Returns the first day of the period that the page covers. */
export function firstDayShown(now: Date = new Date()): string {
  const [year = 0, month = 1] = todayInCanada(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10);
}

/** Parses the year in an address; null if it is not a year. */
export function yearOf(text: string): number | null {
  return /^20\d\d$/.test(text) ? Number(text) : null;
}

/** Returns the address of the changes page, for recent months or for one year. */
export function changesHref(year?: number): string {
  return year === undefined ? "/actualites/changements" : `/actualites/changements/${year}`;
}
