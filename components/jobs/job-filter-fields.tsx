import {
  countChosen,
  FilterFields,
  FilterRow,
  OtherState,
  SearchWords,
} from "@/components/forms/filters";
import { type Choice, Menu } from "@/components/forms/menu";
import { Input } from "@/components/ui/field";
import { type JobFilters, jobFilters } from "@/lib/jobs/filters";
import { radii } from "@/lib/places/towns";
import type { Facets } from "@/lib/search/facets";

/** Town and radius; if the text is not a known town, it is matched as text and the radius is ignored. */
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
  /** Number of offers per value, by filter; a value without a count displays none. */
  facets: Facets;
  /** Number of results. */
  found: { found: number; capped: boolean };
};

const { contract, sector, province, ...moreFilters } = jobFilters;

/** Query, contract, sector, province and town in the row; the rest behind "Tous les filtres". */
export function JobFilterFields({ filters, facets, found }: JobFilterFieldsProps) {
  return (
    <>
      <FilterRow
        submit="Filtrer"
        chosen={countChosen(jobFilters, filters)}
        found={found}
        fields={
          <>
            <SearchWords
              suggest="job"
              label="Rechercher une offre"
              placeholder="Métier, compétence, entreprise"
              words={filters.q}
            />
            <FilterFields
              filters={{ contract, sector, province }}
              state={filters}
              facets={facets}
            />
            <PlaceFields {...filters} />
          </>
        }
        more={<FilterFields filters={moreFilters} state={filters} facets={facets} />}
      />
      <OtherState sort={filters.sort} expired={filters.expired} />
    </>
  );
}
