import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Fact } from "@/components/ui/fact";
import type { Mission } from "@/lib/freelance/schema";
import { isExpired, longDate } from "@/lib/text/dates";
import { Fold } from "./fold";
import { DurationPegs, MissionBudgetText } from "./mission-pay";

/** The work order of a mission: budget and duration on the stub, then what can be done. */
export function MissionOrder({
  mission,
  apply,
  actions,
}: {
  mission: Mission;
  apply: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Card className="group">
      <dl className="grid grid-cols-2 gap-4 p-6 pb-5 lg:grid-cols-1">
        <Fact label="Budget">
          <span className="font-display text-2xl leading-tight font-bold tabular-nums">
            <MissionBudgetText budget={mission.budget} />
          </span>
        </Fact>
        <Fact label="Durée">
          <span className="flex flex-wrap items-center gap-x-3">
            {mission.duration ?? "Non spécifiée"}
            <DurationPegs months={mission.duration_months} />
          </span>
        </Fact>
        {mission.application_deadline !== null && (
          <Fact label="Date limite">
            <time dateTime={mission.application_deadline}>
              {longDate(mission.application_deadline)}
            </time>
            {isExpired(mission.application_deadline) && " (passée)"}
          </Fact>
        )}
      </dl>
      <Fold />
      <div className="grid gap-3 p-6 pt-5">
        {/* Below lg the bottom bar holds it. */}
        <div className="max-lg:hidden">{apply}</div>
        {actions && <div className="flex flex-wrap gap-3 *:flex-1">{actions}</div>}
      </div>
    </Card>
  );
}
