import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { ChevronDown, Filter } from "@/components/ui/icons";
import { contractTypes, sectors } from "@/lib/jobs/choices";
import type { JobFilters } from "@/lib/jobs/filters";
import { provinces } from "@/lib/places/provinces";

/**
 * The fields of the filter bar. The three menus fold away on a phone, share a second line with the
 * button on a tablet, and stand in one line beyond.
 */
export function JobFilterFields({ filters }: { filters: JobFilters }) {
  return (
    <div className="grid gap-2.5 py-3 md:grid-cols-[1fr_1fr_1fr_auto] lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="grid grid-cols-[1fr_auto] gap-2.5 md:contents">
        <Input
          type="search"
          name="q"
          aria-label="Rechercher une offre"
          placeholder="Métier, compétence, employeur"
          maxLength={200}
          defaultValue={filters.q}
          className="md:col-span-full lg:col-span-1"
        />
        <Button type="submit" variant="primary" className="md:order-last">
          Filtrer
        </Button>
      </div>
      <details data-fold="phone">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <Filter className="size-4.5" />
          Contrat, secteur, province
          <ChevronDown className="size-4.5" />
        </summary>
        <div className="grid gap-2.5 pt-1 sm:grid-cols-3 md:contents">
          <Select name="contrat" aria-label="Type de contrat" defaultValue={filters.contract ?? ""}>
            <option value="">Tous les contrats</option>
            {contractTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Select name="secteur" aria-label="Secteur" defaultValue={filters.sector ?? ""}>
            <option value="">Tous les secteurs</option>
            {Object.entries(sectors).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select name="province" aria-label="Province" defaultValue={filters.province?.slug ?? ""}>
            <option value="">Toutes les provinces</option>
            {provinces.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      </details>
      {filters.place && <input type="hidden" name="lieu" defaultValue={filters.place} />}
      {filters.expired && <input type="hidden" name="expirees" defaultValue="1" />}
    </div>
  );
}
