import { FilterRow } from "@/components/forms/filter-row";
import { OtherState, SearchWords } from "@/components/forms/filters";
import { type Choice, Menu } from "@/components/forms/menu";
import { Input } from "@/components/ui/field";
import { withCount } from "@/lib/copy/counts";
import { contractTypes } from "@/lib/jobs/choices";
import { type JobFilters, payLevels } from "@/lib/jobs/filters";
import { provinces } from "@/lib/places/provinces";
import { radii } from "@/lib/places/towns";
import { abroadLabels, askedLanguages, NO_PERMIT_MEANS } from "@/lib/publications/abroad-filters";
import { sectors } from "@/lib/publications/sectors";
import type { Facets } from "@/lib/search/facets";
import { money } from "@/lib/text/money";
import { TradeFilter } from "./trade-filter";

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

type Props = {
  filters: JobFilters;
  /** How many offers each value would leave, by filter; a value without a count says none. */
  facets: Facets;
};

const boxes = [
  { name: "teletravail", field: "remote", facet: "remote", value: "1", label: "Télétravail" },
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
export function JobFilterFields({ filters, facets }: Props) {
  const counted = (facet: string, value: string, label: string) =>
    withCount(label, facets[facet]?.[value]);
  const { contract, sector, province, trade, pay, language } = filters;
  const menus = [contract, sector, province, trade, pay, language];
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
                ...askedLanguages.map(
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
