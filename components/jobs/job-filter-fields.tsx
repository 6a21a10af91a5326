import { OtherState, SearchWords } from "@/components/forms/filters";
import { type Choice, Menu } from "@/components/forms/menu";
import { Button } from "@/components/ui/button";
import { ChevronDown, Filter } from "@/components/ui/icons";
import { atLeast } from "@/lib/copy/counts";
import { contractTypes } from "@/lib/jobs/choices";
import { type JobFilters, payLevels } from "@/lib/jobs/filters";
import type { JobFacets } from "@/lib/jobs/search";
import { provinces } from "@/lib/places/provinces";
import { sectors } from "@/lib/publications/sectors";
import { money } from "@/lib/text/money";
import { AbroadFilterFields } from "./abroad-filter-fields";
import { PlaceFields } from "./place-fields";
import { TradeFilter } from "./trade-filter";

const menu = "md:col-span-2 lg:order-2 lg:col-span-3";

type Props = {
  filters: JobFilters;
  /** How many offers each value would leave, by filter; a value without a count says none. */
  facets: JobFacets;
};

/**
 * The fields of the filter bar. All but the words fold away on a phone; beyond, the words and the
 * place stand above the menus.
 */
export function JobFilterFields({ filters, facets }: Props) {
  const counted = (facet: string, value: string, label: string) => {
    const count = facets[facet]?.[value];
    return count ? `${label} (${atLeast(count.offers, count.capped)})` : label;
  };
  return (
    <div className="grid gap-2.5 py-3 md:grid-cols-6 lg:grid-cols-12">
      <div className="grid grid-cols-[1fr_auto] gap-2.5 md:contents">
        <SearchWords
          suggest="job"
          label="Rechercher une offre"
          placeholder="Métier, compétence, entreprise"
          words={filters.q}
          className="md:col-span-2 lg:col-span-5"
        />
        <Button type="submit" variant="primary" className="md:order-last md:col-span-2 lg:order-1">
          Filtrer
        </Button>
      </div>
      <details data-fold="phone">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <Filter className="size-4.5" />
          Lieu, contrat, secteur, province, métier
          <ChevronDown className="size-4.5" />
        </summary>
        <div className="grid gap-2.5 pt-1 sm:grid-cols-3 md:contents">
          <PlaceFields {...filters} />
          <Menu
            name="contrat"
            aria-label="Type de contrat"
            defaultValue={filters.contract ?? ""}
            className="md:col-span-2 lg:order-2"
            choices={[
              ["", "Tous les contrats"],
              ...contractTypes.map((type): Choice => [type, counted("contract", type, type)]),
            ]}
          />
          <Menu
            name="secteur"
            aria-label="Secteur"
            defaultValue={filters.sector ?? ""}
            className={menu}
            choices={[
              ["", "Tous les secteurs"],
              ...Object.entries(sectors).map(
                ([value, label]): Choice => [value, counted("sector", value, label)],
              ),
            ]}
          />
          <Menu
            name="province"
            aria-label="Province"
            defaultValue={filters.province?.slug ?? ""}
            className={menu}
            choices={[
              ["", "Toutes les provinces"],
              ...provinces.map(
                ({ slug, code, label }): Choice => [slug, counted("province", code, label)],
              ),
            ]}
          />
          <TradeFilter
            chosen={filters.trade}
            counts={facets.trade}
            counted={counted}
            className={menu}
          />
          <details
            className="col-span-full md:order-1 md:col-span-2 md:open:order-last md:open:col-span-full lg:order-2"
            open={filters.remote || filters.pay !== null}
          >
            <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
              Salaire et télétravail
              <ChevronDown className="size-4.5" />
            </summary>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-1">
              <Menu
                name="salaire"
                aria-label="Salaire annuel minimum"
                aria-describedby="salaire-note"
                defaultValue={filters.pay ?? ""}
                choices={[
                  ["", "Tous les salaires"],
                  ...payLevels.map(
                    (level): Choice => [
                      level,
                      counted("pay", String(level), `Au moins ${money(level)}`),
                    ],
                  ),
                ]}
              />
              <label className="inline-flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  name="teletravail"
                  value="1"
                  defaultChecked={filters.remote}
                />
                {counted("remote", "1", "Télétravail")}
              </label>
              <p id="salaire-note" className="text-sm text-muted">
                Salaires horaires calculés sur 2&nbsp;080 heures par année.
              </p>
            </div>
          </details>
          <AbroadFilterFields filters={filters} counted={counted} />
        </div>
      </details>
      <OtherState sort={filters.sort} expired={filters.expired} />
    </div>
  );
}
