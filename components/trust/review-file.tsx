import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { type ReviewFile, reviewOutcomes } from "@/lib/trust/gate-schema";
import type { Signal } from "@/lib/trust/signals";
import { kindLabel } from "@/lib/trust/words";
import { ReviewDecisionForm } from "./review-form";
import { SignalList } from "./signal-list";

type Props = { file: ReviewFile; terms: ReactNode; signals: Signal[] };

/** A publication that waits, read whole: its words and terms, whose it is, what to do. */
export function ReviewFileView({ file, terms, signals }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-8">
        <Author file={file} />
        <section>
          <h2 className="mb-3 text-xl">Ce qui sera publié</h2>
          <p className="card p-5 wrap-anywhere whitespace-pre-line">{frenchText(file.said)}</p>
        </section>
        {terms}
        {signals.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">Signaux relevés par le site</h2>
            <SignalList signals={signals} />
          </section>
        )}
      </div>
      <Card as="aside" className="grid gap-5 p-5">
        <h2 className="text-xl">{file.outcome === null ? "Décider" : "Décision"}</h2>
        {file.outcome === null ? (
          <ReviewDecisionForm id={file.id} />
        ) : (
          <Decided outcome={file.outcome} reason={file.reason} decidedAt={file.decided_at} />
        )}
      </Card>
    </div>
  );
}

function Author({ file }: { file: ReviewFile }) {
  const { kind, organisation, owner_name, owner_email, owner_since, employers, earlier } = file;
  return (
    <section className="grid gap-2">
      <p>
        {kindLabel(kind)}
        {organisation && ` · ${frenchText(organisation)}`} · depuis le {longDateTime(file.asked_at)}
      </p>
      <p className="wrap-anywhere">
        {owner_name ?? "Sans nom"} ({owner_email})
        {owner_since && `, inscrit le ${longDateTime(owner_since)}`}
      </p>
      {employers.length === 0 ? (
        <p className="text-muted">Aucune entreprise n’est liée à ce compte.</p>
      ) : (
        <ul className="grid gap-1">
          {employers.map(({ id, name, website, verified_at }) => (
            <li key={id} className="wrap-anywhere">
              {frenchText(name)}
              {website && (
                <>
                  {" · "}
                  <TextLink href={website}>{website}</TextLink>
                </>
              )}
              {" · "}
              {verified_at === null ? "non vérifiée" : `vérifiée le ${longDateTime(verified_at)}`}
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="text-link cursor-pointer">Avant celle-ci ({earlier.length})</summary>
          <ul className="mt-2 grid gap-1">
            {earlier.map(({ id, title, outcome, decided_at }) => (
              <li key={id}>
                <Link href={`/admin/operation/file/${id}`} className="text-link">
                  {reviewOutcomes[outcome].badge}&nbsp;: {frenchText(title)}
                </Link>
                , le {longDateTime(decided_at)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type DecidedProps = {
  outcome: NonNullable<ReviewFile["outcome"]>;
  reason: string | null;
  decidedAt: string | null;
};

function Decided({ outcome, reason, decidedAt }: DecidedProps) {
  return (
    <div className="grid gap-2">
      <p>
        <Badge tone={reviewOutcomes[outcome].tone}>{reviewOutcomes[outcome].badge}</Badge>
      </p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{frenchText(reason)}</p>}
      {decidedAt && <p className="text-sm text-muted">Le {longDateTime(decidedAt)}</p>}
    </div>
  );
}
