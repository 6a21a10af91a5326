import type { ReactNode } from "react";
import { FitReasons } from "@/components/publications/match-reasons";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Calendar } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/text-link";
import { pagePath } from "@/lib/publications/kinds";
import { type Reason, type Verdict, verdictOf } from "@/lib/publications/match";
import type { Scholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { DeadlineLeaf } from "./deadline-leaf";

type Compared = { scholarship: Scholarship; reasons: Reason[] };

const groups: [verdict: Verdict, title: string][] = [
  ["yes", "Elles vous correspondent"],
  ["check", "À vérifier"],
  ["no", "Elles ne vous correspondent pas"],
];

/** Bourses beside somebody's answers, in the order of their fit, each with why. */
export function ComparedList({
  compared,
  saveFor,
}: {
  compared: readonly Compared[];
  saveFor: (scholarship: Scholarship) => ReactNode;
}) {
  return groups.map(([verdict, title]) => {
    const group = compared.filter(({ reasons }) => verdictOf(reasons) === verdict);
    if (group.length === 0) return null;
    return (
      <section key={verdict} className="grid gap-4">
        <h3 className="text-xl">{title}</h3>
        <ul className="grid gap-4 lg:grid-cols-2">
          {group.map(({ scholarship, reasons }) => (
            <li key={scholarship.id} className="min-w-0">
              <ComparedCard
                scholarship={scholarship}
                reasons={reasons}
                save={saveFor(scholarship)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ComparedCard({ scholarship, reasons, save }: Compared & { save: ReactNode }) {
  const { id, title, university, amount, deadline, application_mode } = scholarship;
  return (
    <Card as="article" className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <DeadlineLeaf deadline={deadline} mode={application_mode} />
        <div className="min-w-0">
          <h4 className="card-title sm:leading-snug">
            <TextLink href={pagePath("scholarship", id)}>{frenchText(title)}</TextLink>
          </h4>
          <p className="mt-1 text-sm font-semibold">{university}</p>
          {amount && <p className="mt-1 text-sm text-muted">{frenchText(amount)}</p>}
        </div>
      </div>
      <FitReasons reasons={reasons} />
      <div className="mt-auto flex flex-wrap gap-3">
        {save}
        {deadline !== null && (
          <a
            href={`${pagePath("scholarship", id)}/calendrier.ics`}
            download
            className={buttonClass()}
          >
            <Calendar className="size-4.5" />
            Calendrier
            <span className="sr-only">{` de «\u00a0${title}\u00a0»`}</span>
          </a>
        )}
      </div>
    </Card>
  );
}
