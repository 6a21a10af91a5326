import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input, Select } from "@/components/ui/field";
import { ChevronDown, Filter } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { contractTypes, sectors } from "@/lib/jobs/choices";
import type { JobFilters } from "@/lib/jobs/filters";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { provinces } from "@/lib/places/provinces";
import { JobCard } from "./job-card";

type Props = {
  jobs: JobCardData[];
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
  /** The control that saves an offer. */
  saveFor: (job: JobCardData) => ReactNode;
  /** The control that applies to an offer at once. */
  applyFor: (job: JobCardData) => ReactNode;
};

export function JobList({ jobs, page, pageCount, hrefFor, filtered, saveFor, applyFor }: Props) {
  if (jobs.length === 0) return <NoJobs filtered={filtered} />;
  return (
    <>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} save={saveFor(job)} apply={applyFor(job)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

function NoJobs({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Aucune offre trouvée"
      text="Essayez avec moins de filtres, un mot plus court ou une autre province."
    >
      <ButtonLink href="/emplois" scroll={false} variant="primary">
        Effacer les filtres
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      title="Aucune offre trouvée"
      text="De nouvelles offres paraissent chaque jour : revenez bientôt."
    />
  );
}

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
