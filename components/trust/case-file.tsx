import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { countReports, countUnheard } from "@/lib/copy/counts";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import { asReportable, reportablePath } from "@/lib/trust/reporting";
import { type CaseFile, outcomes, type Written } from "@/lib/trust/schema";
import type { Signal } from "@/lib/trust/signals";
import { kindLabel, reasonLabel } from "@/lib/trust/words";
import { CaseDecision } from "./case-decision";
import { SignalsSection } from "./signal-list";
import { WrittenList } from "./written-list";

type Props = { file: CaseFile; terms: ReactNode; signals: Signal[]; written: Written[] };

/** A case read whole: what it is about, its words, who reported it, what to do. */
export function CaseFileView({ file, terms, signals, written }: Props) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-8">
        <Identity file={file} />
        <Words title={saidTitle(file)} words={file.said} />
        {terms}
        <Words title={firstSaidTitle(file)} words={file.first_said} />
        <Reports file={file} />
        <SignalsSection signals={signals} />
        <WrittenList written={written} />
      </div>
      <Card as="aside" className="grid gap-5 p-5">
        <CaseDecision file={file} />
      </Card>
    </div>
  );
}

function saidTitle({ outcome, corrected_at, first_said }: CaseFile): string {
  if (corrected_at) return "Ce qui est proposé";
  if (outcome !== null && first_said) return "Texte modifié depuis la décision";
  return outcome === null || outcome === "kept" ? "Ce qui est publié" : "Ce qui était publié";
}

function firstSaidTitle({ outcome, corrected_at }: CaseFile): string {
  if (corrected_at) return "Ce qui a été masqué";
  return outcome === null ? "Ce qui a été signalé, modifié depuis" : "Ce qui était publié";
}

function Words({ title, words }: { title: string; words: string | null }) {
  if (!words) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="card p-5 wrap-anywhere whitespace-pre-line">{frenchText(words)}</p>
    </section>
  );
}

function Identity({ file }: { file: CaseFile }) {
  const { kind, page, owner_name: name, owner_email: email, earlier } = file;
  return (
    <section className="grid gap-2">
      <p>
        {kindLabel(kind)}
        {page && (
          <>
            {" · "}
            <Link
              href={reportablePath({ kind: asReportable(page.kind), id: page.id })}
              className="text-link"
            >
              Voir la page
            </Link>
          </>
        )}
      </p>
      <p className="wrap-anywhere">
        {email ? `${name ?? "Sans nom"} (${email})` : "Sans compte, ou parti depuis"}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary className="text-link cursor-pointer">
            Décisions précédentes ({earlier.length})
          </summary>
          <ul className="mt-2 grid gap-1">
            {earlier.map(({ id, title, outcome, decided_at }) => (
              <li key={id}>
                <Link href={`/admin/operation/signalements/${id}`} className="text-link">
                  {outcomes[outcome].badge}&nbsp;: {frenchText(title ?? "compte")}
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

function Reports({ file: { reports, reported, unheard } }: { file: CaseFile }) {
  const counted = Object.entries(unheard);
  if (reported === 0 && counted.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {countReports(reported)}
        {reports.length < reported && `, ${reports.length} montrés`}
      </h2>
      {counted.length > 0 && (
        <ul className="mb-3 text-sm text-muted">
          {counted.map(([reason, times]) => (
            <li key={reason}>
              {reasonLabel(reason)}&nbsp;: {countUnheard(times)}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-3">
        {reports.map((report) => (
          <Card as="li" key={report.id} className="grid gap-1.5 p-4">
            <p className="font-semibold">{reasonLabel(report.reason)}</p>
            {report.message && (
              <p className="wrap-anywhere whitespace-pre-line">{frenchText(report.message)}</p>
            )}
            <p className="text-sm text-muted">
              {report.is_member ? "Un membre" : "Un visiteur"}, le {longDateTime(report.created_at)}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
