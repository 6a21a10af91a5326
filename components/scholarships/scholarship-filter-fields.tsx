import { FilterMenu } from "@/components/forms/filter-menu";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { fundingTypes, studyFields, studyLevels } from "@/lib/copy/labels";
import type { ScholarshipFilters } from "@/lib/scholarships/filters";

/** Nothing answers before "Filtrer" (specification §2.8). */
export function ScholarshipFilterFields({ filters }: { filters: ScholarshipFilters }) {
  return (
    <div className="grid gap-x-2.5 gap-y-2.5 py-4 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <Input
        type="search"
        name="q"
        aria-label="Rechercher une bourse"
        placeholder="Nom de la bourse ou université"
        maxLength={200}
        defaultValue={filters.q}
        className="sm:col-span-3 lg:col-span-1"
      />
      <FilterMenu
        name="niveau"
        label="Niveau"
        all="Tous les niveaux"
        options={studyLevels}
        chosen={filters.level}
      />
      <FilterMenu
        name="domaine"
        label="Domaine"
        all="Tous les domaines"
        options={studyFields}
        chosen={filters.field}
      />
      <FilterMenu
        name="type"
        label="Type"
        all="Tous les types"
        options={fundingTypes}
        chosen={filters.type}
      />
      <Button
        type="submit"
        variant="primary"
        className="sm:col-start-3 sm:row-start-3 lg:col-start-auto lg:row-start-auto"
      >
        Filtrer
      </Button>
      <label className="inline-flex min-h-6 items-center gap-2.5 text-sm sm:col-span-2 sm:row-start-3 lg:col-span-5 lg:row-start-2">
        <input
          type="checkbox"
          name="expirees"
          value="1"
          defaultChecked={filters.expired}
          className="size-5 accent-spruce"
        />
        Inclure les bourses dont la date limite est passée
      </label>
    </div>
  );
}
