import { frenchText } from "@/lib/shared/french";
import { longDate, todayInCanada } from "@/lib/text/dates";

/** Something that changed, on its day; in the database's words. */
export type Change = {
  day: string;
  change: string;
  article_id: string;
  title: string;
  category: string | null;
  note: string | null;
  was_title: string | null;
};

/** An article, and all that changed with it in a month. */
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

/** How many months the page goes back, this one included. */
const MONTHS = 12;

/** What changed, in a sentence. */
export function changeLine({ change, day, note, was_title }: Change): string {
  if (change === "replaced") return `Remplace\u00a0: ${frenchText(was_title ?? "")}`;
  if (change === "begins") return `En vigueur à partir du ${longDate(day)}`;
  if (change === "ends") return `Règle en vigueur jusqu’au ${longDate(day)}`;
  return frenchText(note ?? "");
}

/** The changes by month, the newest first; of an article that changed in several ways one entry. */
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

/** The first day of the months that the page shows. */
export function firstDayShown(now: Date = new Date()): string {
  const [year = 0, month = 1] = todayInCanada(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10);
}

/** A year of the address, or null for what is none. */
export function yearOf(text: string): number | null {
  return /^20\d\d$/.test(text) ? Number(text) : null;
}

/** The page of the changes, of the last months or of one year. */
export function changesHref(year?: number): string {
  return year === undefined ? "/actualites/changements" : `/actualites/changements/${year}`;
}
