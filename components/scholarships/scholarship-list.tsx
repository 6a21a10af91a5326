import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Scholarship } from "@/lib/scholarships/schema";
import { ScholarshipCard } from "./scholarship-card";

/** The bourses of a page, in two columns where there is room. */
export function ScholarshipGrid({
  scholarships,
  example,
  saveFor,
  markFor,
}: {
  scholarships: readonly Scholarship[];
  example?: boolean;
  saveFor?: (scholarship: Scholarship) => ReactNode;
  markFor?: (scholarship: Scholarship) => ReactNode;
}) {
  return (
    <ul className="grid gap-3 sm:gap-5 lg:grid-cols-2">
      {scholarships.map((scholarship) => (
        <li key={scholarship.id} className="min-w-0">
          <ScholarshipCard
            scholarship={scholarship}
            example={example}
            save={saveFor?.(scholarship)}
            mark={markFor?.(scholarship)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What to do when there is nothing to show. */
export function NoScholarships({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      title="Aucune bourse ne correspond à vos critères."
      text={
        narrowed
          ? "Essayez avec moins de filtres, ou avec les bourses dont la date limite est passée : beaucoup reviennent chaque année."
          : "Les prochaines dates limites seront annoncées ici. Beaucoup de bourses reviennent chaque année."
      }
    >
      {narrowed ? (
        <ButtonLink href="/bourses" scroll={false} variant="primary">
          Effacer les filtres
        </ButtonLink>
      ) : (
        <ButtonLink href="/bourses?expirees=1" scroll={false} variant="primary">
          Voir les bourses passées
        </ButtonLink>
      )}
    </EmptyState>
  );
}
