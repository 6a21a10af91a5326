import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { frenchText } from "@/lib/ground/french";
import { asKind, pagePath } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";
import type { Signalled } from "@/lib/trust/signals";
import { kindLabel } from "@/lib/trust/words";
import { ClearSignalsForm, OpenCaseForm } from "./signal-forms";
import { SignalList } from "./signal-list";

/** Publications with what in them resembles a fraud, and what an operator can do. */
export function SignalledList({ publications }: { publications: Signalled[] }) {
  return (
    <ul className="grid gap-4">
      {publications.map((each) => (
        <Card as="li" key={each.kind + each.id} className="grid gap-4 p-4 sm:p-5">
          <Heading publication={each} />
          <SignalList signals={each.signals} />
          <div className="flex flex-wrap gap-2.5">
            {each.openCase ? (
              <ButtonLink href={`/admin/operation/signalements/${each.openCase}`} variant="accent">
                Décider<span className="sr-only"> de «&nbsp;{each.title}&nbsp;»</span>
              </ButtonLink>
            ) : (
              <OpenCaseForm kind={each.kind} id={each.id} title={frenchText(each.title)} />
            )}
            {each.clearedAt === null && (
              <ClearSignalsForm
                kind={each.kind}
                id={each.id}
                title={frenchText(each.title)}
                shown={each.readAt}
              />
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Heading({ publication: each }: { publication: Signalled }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {kindLabel(each.kind)}
        <Badge tone={each.weight >= 100 ? "red" : "orange"}>Poids {each.weight}</Badge>
        {each.clearedAt && <Badge tone="green">Rien à signaler</Badge>}
      </p>
      <p>
        <Link
          href={pagePath(asKind(each.kind), each.id)}
          className="text-link text-lg wrap-anywhere"
        >
          {frenchText(each.title)}
        </Link>
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {each.organisation && `${frenchText(each.organisation)} · `}
        {each.ownerEmail ? `${each.ownerName ?? "Sans nom"} (${each.ownerEmail}) · ` : ""}
        {each.clearedAt
          ? `examinée le ${longDateTime(each.clearedAt)}`
          : `lue le ${longDateTime(each.readAt)}`}
      </p>
    </div>
  );
}
