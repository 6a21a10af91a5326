import type { PictureText } from "@/components/seo/picture";
import type { Feed } from "@/lib/feeds/feed";
import { parseFreelanceJobFilters, savedFreelanceJobSearch } from "@/lib/freelance/filters";
import { findFreelanceJob } from "@/lib/freelance/queries";
import { jobsFeed } from "@/lib/jobs/feeds";
import { parseJobFilters } from "@/lib/jobs/filters";
import { findJob } from "@/lib/jobs/queries";
import { savedJobSearch } from "@/lib/jobs/search";
import { topicLabel } from "@/lib/news/choices";
import { newsFeed } from "@/lib/news/feed";
import { parseNewsFilters, savedNewsSearch } from "@/lib/news/filters";
import { findArticle } from "@/lib/news/queries";
import { type Kind, kindOfList } from "@/lib/publications/kinds";
import type { SavedSearch } from "@/lib/publications/saved-search";
import { parseScholarshipFilters, savedScholarshipSearch } from "@/lib/scholarships/filters";
import { findScholarship } from "@/lib/scholarships/queries";
import { frenchText } from "@/lib/shared/french";
import { briefPay, money } from "@/lib/shared/pay";
import type { SearchParams } from "@/lib/text/address-values";
import { longDateTime, shortDate } from "@/lib/text/dates";

type Domain = {
  /** Parses the search of an alert from the list's address. */
  savedSearch: (params: SearchParams) => SavedSearch;
  /** Feed of the newest publications; null if there is none. */
  feed: ((path: string) => Promise<Feed>) | null;
  /** Texts of the preview picture; null if there is no such publication. */
  picture: (id: string) => Promise<PictureText | null>;
};

/** Functions of each domain for the pages that serve all kinds. */
export const domains = {
  job: {
    savedSearch: (params) => savedJobSearch(parseJobFilters(params)),
    feed: jobsFeed,
    picture: drawn(findJob, (job) => ({
      kind: `Offre d’emploi · ${job.contract_type}`,
      title: job.title,
      by: [job.company_name, job.location].filter(Boolean).join(" · "),
      fact: frenchText(briefPay(job)),
      ...(job.application_deadline && {
        detail: `Échéance\u00a0: ${shortDate(job.application_deadline)}`,
      }),
    })),
  },
  freelance: {
    savedSearch: (params) => savedFreelanceJobSearch(parseFreelanceJobFilters(params)),
    feed: null,
    picture: drawn(findFreelanceJob, ({ title, company_name, location, budget, duration }) => ({
      kind: "Mission freelance",
      title,
      by: [company_name, location].filter(Boolean).join(" · "),
      fact: budget === null ? "Budget à discuter" : money(budget),
      ...(duration && { detail: duration }),
    })),
  },
  scholarship: {
    savedSearch: (params) => savedScholarshipSearch(parseScholarshipFilters(params)),
    feed: null,
    picture: drawn(findScholarship, ({ title, university, location, level, amount, deadline }) => ({
      kind: level ? `Bourse d’études · ${level}` : "Bourse d’études",
      title,
      by: [university, location].filter(Boolean).join(" · "),
      fact: amount ?? "Montant non précisé",
      ...(deadline && { detail: `Date limite\u00a0: ${shortDate(deadline)}` }),
    })),
  },
  article: {
    savedSearch: (params) => savedNewsSearch(parseNewsFilters(params)),
    feed: newsFeed,
    picture: drawn(findArticle, ({ title, category, author_name, published_at }) => ({
      kind: category ? `Actualités · ${topicLabel(category)}` : "Actualités",
      title,
      by: [author_name, longDateTime(published_at)].filter(Boolean).join(" · "),
    })),
  },
} satisfies Record<Kind, Domain>;

function drawn<Row>(find: (id: string) => Promise<Row | null>, textOf: (row: Row) => PictureText) {
  return async (id: string) => {
    const row = await find(id);
    return row && shown(textOf(row));
  };
}

/** Applies French typography: most of the text is user input. */
function shown({ kind, title, by, fact, detail }: PictureText): PictureText {
  return {
    kind,
    title: frenchText(title),
    ...(by && { by: frenchText(by) }),
    ...(fact && { fact: frenchText(fact) }),
    ...(detail && { detail }),
  };
}

/** Parses the search of a list's address; null for any other address. */
export function savedSearchOf(address: string): SavedSearch | null {
  const [path = "", query = ""] = address.slice(0, 1000).split("?");
  const kind = kindOfList(path);
  return kind && domains[kind].savedSearch(Object.fromEntries(new URLSearchParams(query)));
}
