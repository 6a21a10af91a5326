import { contractTypes } from "#lib/jobs/choices.ts";
import { newsTopics } from "#lib/news/choices.ts";
import { provinces } from "#lib/places/provinces.ts";
import { everyKind, kinds } from "#lib/publications/kinds.ts";
import { sectors } from "#lib/publications/sectors.ts";
import { pageOf } from "#lib/text/address-values.ts";

const LISTS = everyKind.map((kind) => kinds[kind].list);
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const FIXED =
  "/|/a-propos|/accessibilite|/actualites/changements(?:/20[0-9]{2})?|/contact|/developpeurs|/emplois/carte|/faq|/guide|/help|/infolettre|/privacy|/securite|/terms|/testimonials";
const TRADE = "/metiers(?:/[a-z-]+){0,2}";
const EMPLOYER = "/entreprises/[a-z0-9]+(?:-[a-z0-9]+)*";
const REGISTER = "/eimt/[0-9]{5}";
const WIDGET = `/widget/entreprise/${UUID}`;
const ISSUE = "/infolettre/[1-9]\\d{0,5}";
/** Pages that read nothing of their query, and lists that read only the page number. */
const PAGE = new RegExp(
  `^(?:${FIXED}|${TRADE}|${EMPLOYER}|${REGISTER}|${WIDGET}|${ISSUE}|(?:${LISTS.join("|")})/${UUID})$`,
);
const LANDING = /^\/emplois\/(contrat|province|secteur)\/[a-z-]+$/;

/** Filters of the indexable lists, in the order in which lists write them. */
const choices: Record<string, Record<string, readonly string[]>> = {
  ...Object.fromEntries([...LISTS, "/entreprises", "/verifier"].map((list) => [list, {}])),
  [kinds.job.list]: {
    contrat: contractTypes,
    secteur: Object.keys(sectors),
    province: provinces.map(({ slug }) => slug),
  },
  "/eimt": { province: provinces.map(({ slug }) => slug) },
  [kinds.article.list]: { categorie: Object.keys(newsTopics) },
};

/** Parameters that say where a visitor comes from, which no page reads. */
const TRACKING = /^(utm_\w+|\w*clid|avis|mc_[a-z]+|ref)$/;

/**
 * Returns the cache key of a public page; their number is bounded. Null for all other addresses: free-text
 * searches, private pages, files.
 */
export function publicAddress(url: string): string | null {
  const [path = "", ...rest] = url.split("?");
  if (PAGE.test(path)) return path;
  const known = LANDING.test(path) ? {} : choices[path];
  if (!known) return null;
  const query = new URLSearchParams(rest.join("?"));
  const params = new URLSearchParams();
  for (const [name, words] of Object.entries(known)) {
    const value = query.get(name);
    if (value && words.includes(value)) params.append(name, value);
    else if (value) return null;
  }
  const page = pageOf(query.get("page") ?? "");
  if (page > 1) params.append("page", String(page));
  for (const [name, value] of query) {
    const isRead = value !== "" && name !== "page" && !(name in known) && !TRACKING.test(name);
    if (isRead && !LANDING.test(path)) return null;
  }
  return params.size === 0 ? path : `${path}?${params}`;
}
