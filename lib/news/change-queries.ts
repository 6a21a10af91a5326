import { FEED_LENGTH, type Feed } from "@/lib/feeds/feed";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { site } from "@/lib/shared/site";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";
import { type Change, changeLine, changesHref, firstDayShown } from "./changes";
import { topicLabel } from "./choices";

/** Later than anything that an article tells of. */
const LAST_DAY = "2100-12-31";

/**
 * What changed between two days, the newest first.
 * @throws when the data cannot be read.
 */
export async function listChanges(since: string, until = LAST_DAY): Promise<Change[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_changes", {
    since,
    until,
  });
  if (error) throw error;
  return data.map((row) => ({ ...row, title: frenchText(row.title) }));
}

/** The years that have a page of their own, the newest first. */
export async function listChangeYears(): Promise<number[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_change_years");
  if (error) throw error;
  return data;
}

/** What changed until today, for feed readers; `path` is the feed's own. */
export async function changesFeed(path: string): Promise<Feed> {
  const changes = await listChanges(firstDayShown(), todayInCanada());
  return {
    title: `${site.name} · Ce qui change`,
    description: "Les règles qui changent au Canada, mois par mois, avec l’article à jour.",
    home: site.url + changesHref(),
    self: site.url + path,
    language: "fr-CA",
    items: changes.slice(0, FEED_LENGTH).map((change) => {
      const { day, title, category } = change;
      // Noon: the same day on both sides of the ocean.
      const moment = `${day}T12:00:00-05:00`;
      const line = changeLine(change);
      return {
        url: `${site.url}${pagePath("article", change.article_id)}#${change.change}-${day}`,
        title,
        summary: line,
        text: line,
        author: null,
        published: moment,
        modified: moment,
        tags: category ? [topicLabel(category)] : [],
      };
    }),
  };
}
