import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Calendar, MapPin } from "@/components/ui/icons";
import { type Kind, kinds, pagePath } from "@/lib/publications/kinds";
import type { Reason } from "@/lib/publications/match";
import { frenchText } from "@/lib/shared/french";
import { shortDate } from "@/lib/text/dates";
import { MatchReasons } from "./match-reasons";

export type Listed = {
  kind: Kind;
  id: string;
  /** Null when it is no longer public. */
  title: string | null;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
};

type Props = Listed & {
  badge?: ReactNode;
  /** Reasons why it matches the reader's profile or not. */
  reasons?: readonly Reason[];
  heading?: "h3" | "h4";
  save: ReactNode;
};

/** Publication in a list of several kinds, in the viewer's own space. */
export function ListedPublication({ kind, id, title, deadline, ...listed }: Props) {
  const { label, tone } = kinds[kind].mark;
  const { organisation, location, reasons = [], heading: Heading = "h3" } = listed;
  return (
    <Card as="article" clickable={title !== null} className="p-4 sm:px-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-2">
            <Badge tone={tone}>{label}</Badge>
            {listed.badge}
          </p>
          <Heading className="mt-1.5 font-display text-base font-bold">
            {title === null ? (
              "Titre non disponible"
            ) : (
              <CardLink href={pagePath(kind, id)}>{frenchText(title)}</CardLink>
            )}
          </Heading>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
            {organisation && (
              <span className="font-semibold text-ink">{frenchText(organisation)}</span>
            )}
            {location && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin className="size-4 shrink-0" />
                {frenchText(location)}
              </span>
            )}
            {deadline && (
              <span className="inline-flex items-center gap-1.5">
                <Calendar className="size-4 shrink-0" />
                {"Échéance\u00a0: "}
                <time dateTime={deadline}>{shortDate(deadline)}</time>
              </span>
            )}
          </p>
        </div>
        <div className="relative z-1">{listed.save}</div>
      </div>
      {reasons.length > 0 && (
        <div className="mt-3">
          <MatchReasons reasons={reasons} />
        </div>
      )}
    </Card>
  );
}
