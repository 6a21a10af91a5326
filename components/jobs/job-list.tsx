import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";
import { JobCard } from "./job-card";

type Props = {
  jobs: JobCardData[];
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
  /** How far towns are from that of the search, in words. */
  distances: ReadonlyMap<number, string | undefined>;
  /** The control that saves the offer of a card (components/ui/subject.tsx). */
  save: ReactNode;
  /** The control that applies to it at once. */
  apply: ReactNode;
};

export function JobList({ jobs, page, pageCount, hrefFor, filtered, ...cards }: Props) {
  if (jobs.length === 0) return <NoJobs filtered={filtered} />;
  return (
    <>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              distance={cards.distances.get(job.municipality_id ?? 0)}
              save={cards.save}
              apply={cards.apply}
            />
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
    <EmptyState title="Aucune offre trouvée" text="Les prochaines offres paraîtront ici." />
  );
}
