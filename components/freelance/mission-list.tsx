import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Mission } from "@/lib/freelance/schema";
import { MissionCard } from "./mission-card";

/** The missions of a page, one, two or three columns by the width. */
export function MissionGrid({
  missions,
  example,
  saveFor,
  markFor,
}: {
  missions: readonly Mission[];
  example?: boolean;
  saveFor?: (mission: Mission) => ReactNode;
  markFor?: (mission: Mission) => ReactNode;
}) {
  return (
    <ul className="grid gap-3 sm:gap-5 md:grid-cols-2 xl:grid-cols-3">
      {missions.map((mission) => (
        <li key={mission.id} className="min-w-0">
          <MissionCard
            mission={mission}
            example={example}
            save={saveFor?.(mission)}
            mark={markFor?.(mission)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What to do when there is nothing to show. */
export function NoMissions({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      title="Aucune mission ne correspond à vos critères."
      text={
        narrowed
          ? "Essayez avec moins de filtres ou un mot plus court."
          : "De nouvelles missions paraissent chaque semaine : revenez bientôt."
      }
    >
      {narrowed && (
        <ButtonLink href="/freelance" scroll={false} variant="primary">
          Effacer les filtres
        </ButtonLink>
      )}
    </EmptyState>
  );
}
