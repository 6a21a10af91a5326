import { FilterRow, OtherState, SearchWords } from "@/components/forms/filters";
import { type Choice, Menu } from "@/components/forms/menu";
import { Input } from "@/components/ui/field";
import { withCount } from "@/lib/copy/counts";
import { contractTypes } from "@/lib/jobs/choices";
import { type JobFilters, payLevels, remoteChoices } from "@/lib/jobs/filters";
import { provinces } from "@/lib/places/provinces";
import { radii } from "@/lib/places/towns";
import {
  abroadLabels,
  NO_PERMIT_MEANS,
  requiredLanguages,
} from "@/lib/publications/abroad-filters";
import { sectors } from "@/lib/publications/sectors";
import type { Facets } from "@/lib/search/facets";
import { money } from "@/lib/shared/pay";
import { trades } from "@/lib/trades/trades";

/** A town, with how far around it to look; the words alone count where it is none. */
function PlaceFields({ place, radius }: Pick<JobFilters, "place" | "radius">) {
  return (
    <>
      <Input
        type="search"
        name="lieu"
        data-suggest="town"
        aria-label="Lieu"
        placeholder="Ville, ou télétravail"
        maxLength={100}
        defaultValue={place}
      />
      <Menu
        name="rayon"
        aria-label="Distance"
        defaultValue={radius ?? ""}
        choices={[["", "Distance"], ...radii.map((km): Choice => [km, `${km}\u00a0km`])]}
      />
    </>
  );
}

type JobFilterFieldsProps = {
  filters: JobFilters;
  /** How many offers each value would leave, by filter; a value without a count says none. */
  facets: Facets;
};

const boxes = [
  {
    name: "etranger",
    field: "abroad",
    facet: "abroad",
    value: "true",
    label: abroadLabels.abroad,
  },
  {
    name: "sans_permis",
    field: "noPermit",
    facet: "no_permit",
    value: "true",
    label: abroadLabels.noPermit,
  },
  {
    name: "mobilite",
    field: "mobility",
    facet: "mobility",
    value: "true",
    label: abroadLabels.mobility,
  },
] as const;

/** Words and place in the row; the rest behind "Tous les filtres". */
export function JobFilterFields({ filters, facets }: JobFilterFieldsProps) {
  const counted = (facet: string, value: string, label: string) =>
    withCount(label, facets[facet]?.[value]);
  const { contract, sector, province, trade, remote, pay, language } = filters;
  const menus = [contract, sector, province, trade, remote, pay, language];
  const chosen =
    menus.filter((one) => one !== null).length + boxes.filter(({ field }) => filters[field]).length;
  return (
    <>
      <FilterRow
        submit="Filtrer"
        chosen={chosen}
        fields={
          <>
            <SearchWords
              suggest="job"
              label="Rechercher une offre"
              placeholder="Métier, compétence, entreprise"
              words={filters.q}
            />
            <PlaceFields {...filters} />
          </>
        }
        more={
          <>
            <Menu
              name="contrat"
              aria-label="Type de contrat"
              defaultValue={contract ?? ""}
              choices={[
                ["", "Tous les contrats"],
                ...contractTypes.map((type): Choice => [type, counted("contract", type, type)]),
              ]}
            />
            <Menu
              name="secteur"
              aria-label="Secteur"
              defaultValue={sector ?? ""}
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
              defaultValue={province?.slug ?? ""}
              choices={[
                ["", "Toutes les provinces"],
                ...provinces.map(
                  ({ slug, code, label }): Choice => [slug, counted("province", code, label)],
                ),
              ]}
            />
            <TradeFilter chosen={trade} counts={facets.trade} />
            <Menu
              name="teletravail"
              aria-label="Télétravail"
              defaultValue={remote?.slug ?? ""}
              choices={[
                ["", "Avec ou sans télétravail"],
                ...remoteChoices.map(
                  ({ slug, label }): Choice => [slug, counted("remote", slug, label)],
                ),
              ]}
            />
            <Menu
              name="salaire"
              aria-label="Salaire annuel minimum"
              aria-describedby="salaire-note"
              defaultValue={pay ?? ""}
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
            <Menu
              name="langue"
              aria-label="Langue demandée"
              defaultValue={language?.slug ?? ""}
              choices={[
                ["", "Toutes les langues"],
                ...requiredLanguages.map(
                  ({ slug, label }): Choice => [slug, counted("language", slug, label)],
                ),
              ]}
            />
            <div className="filter-boxes">
              {boxes.map(({ name, field, facet, value, label }) => (
                <label key={name}>
                  <input type="checkbox" name={name} value="1" defaultChecked={filters[field]} />
                  {counted(facet, value, label)}
                </label>
              ))}
            </div>
            <p>
              {`${NO_PERMIT_MEANS} `}
              <span id="salaire-note">
                Un salaire horaire est converti en salaire annuel d’après les heures indiquées (40
                par semaine à défaut).
              </span>
            </p>
          </>
        }
      />
      <OtherState sort={filters.sort} expired={filters.expired} />
    </>
  );
}

/** More choices than these would weigh more than the list: the others are found at /metiers. */
const SHOWN = 20;

type TradeFilterProps = {
  chosen: JobFilters["trade"];
  counts: Facets[string] | undefined;
};

/** The trades that the most offers name, in the order of their names, and the one that is chosen. */
function TradeFilter({ chosen, counts = {} }: TradeFilterProps) {
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
