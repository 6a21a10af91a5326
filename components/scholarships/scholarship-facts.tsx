import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Fact } from "@/components/ui/fact";
import { Calendar } from "@/components/ui/icons";
import type { Scholarship } from "@/lib/scholarships/schema";
import { isExpired, longDate } from "@/lib/text/dates";
import { OfficialLink } from "./official-link";

/** What decides whether to read on, and what can be done. */
export function ScholarshipFacts({
  scholarship,
  example,
  apply,
  actions,
}: {
  scholarship: Scholarship;
  example: boolean;
  apply: ReactNode;
  actions?: ReactNode;
}) {
  const { deadline } = scholarship;
  return (
    <Card className="grid gap-5 p-6">
      <dl className="grid gap-4">
        <Fact label="Montant">
          <span className="font-display text-lg leading-snug font-bold">
            {scholarship.amount ?? "Montant non précisé"}
          </span>
        </Fact>
        <Fact label="Date limite">
          {deadline === null ? (
            "Sans date limite"
          ) : (
            <>
              <time dateTime={deadline}>{longDate(deadline)}</time>
              {isExpired(deadline) && " (passée)"}
            </>
          )}
        </Fact>
        {scholarship.duration && <Fact label="Durée">{scholarship.duration}</Fact>}
      </dl>
      {/* Below lg the bottom bar holds it. */}
      <div className="max-lg:hidden">{apply}</div>
      <div className="grid gap-3">
        <OfficialLink href={scholarship.official_link} title={scholarship.title} />
        {!example && deadline !== null && !isExpired(deadline) && (
          <a href={`/bourses/${scholarship.id}/calendrier.ics`} download className={buttonClass()}>
            <Calendar className="size-4.5" />
            Ajouter à mon calendrier
          </a>
        )}
        {actions && <div className="flex flex-wrap gap-3 *:flex-1">{actions}</div>}
      </div>
    </Card>
  );
}
