import { type Choice, Menu } from "@/components/forms/menu";
import { withCount } from "@/lib/copy/counts";
import type { JobFilters } from "@/lib/jobs/filters";
import type { Facets } from "@/lib/search/facets";
import { trades } from "@/lib/trades/trades";

/** More choices than these would weigh more than the list: the others are found at /metiers. */
const SHOWN = 20;

type Props = {
  chosen: JobFilters["trade"];
  counts: Facets[string] | undefined;
};

/** The trades that the most offers name, in the order of their names, and the one that is chosen. */
export function TradeFilter({ chosen, counts = {} }: Props) {
  const offers = (slug: string) => counts[slug]?.found ?? 0;
  const shown = trades
    .filter(({ slug }) => slug === chosen?.slug || offers(slug) > 0)
    .sort((a, b) => offers(b.slug) - offers(a.slug))
    .filter(({ slug }, index) => index < SHOWN || slug === chosen?.slug)
    .sort((a, b) => a.name.localeCompare(b.name, "fr"));
  return (
    <Menu
      name="metier"
      aria-label="Métier"
      defaultValue={chosen?.slug ?? ""}
      choices={[
        ["", "Tous les métiers"],
        ...shown.map(({ slug, name }): Choice => [slug, withCount(name, counts[slug])]),
      ]}
    />
  );
}
