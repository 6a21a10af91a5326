"use client";

import { useRef, useState } from "react";
import { callAction } from "@/components/forms/call-action";
import { useEarlyFile } from "@/components/forms/fields";
import { useSender } from "@/components/layout/account";
import { Button, ButtonLink } from "@/components/ui/button";
import { FileInput } from "@/components/ui/field";
import { CircleCheck, TriangleAlert } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { notify } from "@/components/ui/notify";
import { ACCEPTED, refused } from "@/lib/actions/result";
import { countJobs, countOffers, countProblems } from "@/lib/copy/counts";
import { failure, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { checkImport, type ImportReport, type ImportResult, importJobs } from "@/lib/jobs/actions";
import type { ImportWarning } from "@/lib/jobs/import-review";
import { frenchText } from "@/lib/shared/french";

type Step = "choosing" | "checking" | "checked" | "importing" | "imported";

/** Chooses a file, checks it without writing anything, then imports it as a whole. */
export function ImportForm() {
  const input = useRef<HTMLInputElement>(null);
  useEarlyFile(input);
  const sender = useSender();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>("choosing");
  const [result, setResult] = useState<ImportResult | null>(null);
  const busy = step === "checking" || step === "importing";
  const report = result?.report;
  const accepted = report?.warnings.map(({ id }) => id) ?? [];

  async function send(next: "checking" | "importing", chosen: File) {
    setStep(next);
    const data = new FormData();
    data.set("file", chosen);
    // The warnings displayed above the button are accepted with it.
    if (next === "importing") data.set(ACCEPTED, accepted.join(" "));
    const act = next === "checking" ? checkImport : importJobs;
    const answer: ImportResult = await callAction(() => act(sender, data), UNREACHED);
    notify(answer.notice);
    if (next === "checking" || answer.report) setResult(answer);
    setStep(stepAfter(next, answer));
  }

  function choose(chosen: File | undefined) {
    setResult(null);
    if (chosen?.size === 0) {
      setFile(null);
      setStep("choosing");
      setResult(EMPTY);
      notify(EMPTY.notice);
      return;
    }
    setFile(chosen ?? null);
    if (chosen) send("checking", chosen);
    else setStep("choosing");
  }

  if (step === "imported") {
    return (
      <section className="grid justify-items-start gap-4 rounded-card border border-line bg-snow p-6">
        <h2 className="flex items-center gap-2.5 text-lg">
          <CircleCheck className="size-6 text-spruce" />
          <span>{`${countJobs(report?.total ?? 0)} dans votre liste`}</span>
        </h2>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/admin/jobs" variant="primary">
            Voir mes offres
          </ButtonLink>
          <Button onClick={() => choose(undefined)}>Importer un autre fichier</Button>
        </div>
      </section>
    );
  }
  return (
    <section className="grid gap-5 rounded-card border border-line bg-snow p-5 sm:p-6">
      <p className="hidden noscript:block">
        Pour importer un fichier, activez JavaScript ou utilisez un autre navigateur.
      </p>
      <div className="grid gap-1.5 noscript:hidden">
        <label htmlFor="fichier" className="text-sm font-semibold">
          Fichier CSV
        </label>
        <FileInput
          ref={input}
          id="fichier"
          accept=".csv,text/csv"
          disabled={busy}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </div>
      <div role="status">
        {busy && (
          <>
            <p className="font-semibold">
              {step === "checking"
                ? "Vérification du fichier..."
                : `Enregistrement\u00a0: ${countJobs(report?.total ?? 0)}...`}
            </p>
            <progress className="mt-2 h-2 w-full accent-spruce" aria-label="En cours" />
          </>
        )}
      </div>
      {report && !busy && <ImportReportView report={report} />}
      {step === "checked" && file && (
        <div className="flex flex-wrap gap-3">
          <Button variant="accent" onClick={() => send("importing", file)}>
            {`Importer ${countJobs(report?.total ?? 0)}${accepted.length > 0 ? " quand même" : ""}`}
          </Button>
        </div>
      )}
      <Link href="/admin/jobs" className="justify-self-start text-link">
        Revenir à mes offres
      </Link>
    </section>
  );
}

const UNREACHED = failure(
  "Erreur",
  "Le fichier n’a pas pu être envoyé\u00a0: vérifiez sa taille et votre connexion, puis réessayez.",
);

/** An empty file is refused here: browsers may not transmit it as a file. */
const EMPTY: ImportResult = {
  ...refused(notices.importRefused),
  report: {
    ...{ total: 0, titles: [], warnings: [], problemCount: 1 },
    problems: [{ line: null, column: null, message: validation.fileEmpty }],
  },
};

/** On failure the file stays selected, to be sent again. */
function stepAfter(step: "checking" | "importing", answer: ImportResult): Step {
  if (answer.status === "done") return step === "checking" ? "checked" : "imported";
  return step === "checking" || answer.report?.problemCount ? "choosing" : "checked";
}

/** Content of the file, or the errors to fix first, by line. */
function ImportReportView({ report }: { report: ImportReport }) {
  const { total, titles, problems, problemCount, warnings } = report;
  if (problemCount === 0) {
    return (
      <div>
        <h2 className="text-lg">{`${countJobs(total)} à importer`}</h2>
        <ul className="mt-2 grid gap-1 text-sm">
          {titles.map((title, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, rows do not move.
            <li key={row}>{title}</li>
          ))}
          {total > titles.length && (
            <li className="text-muted">{`… et ${total - titles.length} autres`}</li>
          )}
        </ul>
        <ImportWarnings warnings={warnings} />
      </div>
    );
  }
  return (
    <div>
      <h2 className="text-lg">{`${countProblems(problemCount)}, rien n’a été importé`}</h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="py-1.5 pr-4 font-semibold whitespace-nowrap">
                Ligne
              </th>
              <th scope="col" className="py-1.5 pr-4 font-semibold whitespace-nowrap">
                Colonne
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                À corriger
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="border-t border-line align-top">
                <td className="py-1.5 pr-4 tabular-nums">{line ?? "–"}</td>
                <td className="min-w-28 py-1.5 pr-4">{column ?? "–"}</td>
                <td className="py-1.5">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problemCount > problems.length && (
        <p className="mt-2 text-sm text-muted">{`Les ${problems.length} premières sont affichées.`}</p>
      )}
    </div>
  );
}

const SHOWN_LINES = 20;

/** Warnings on the offers of a file, by reason, with their line numbers. */
function ImportWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="avertissements"
      className="mt-5 grid gap-3 rounded-control border border-edge bg-frost p-4"
    >
      <h3 id="avertissements" className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5 shrink-0" />À vérifier avant d’importer
      </h3>
      <ul className="grid gap-3 text-sm">
        {warnings.map(({ id, text, link, lines }) => (
          <li key={id}>
            <strong className="block font-semibold">
              {`${countOffers(lines.length)}\u00a0: ${linesOf(lines)}`}
            </strong>
            <span>{`${frenchText(text)} `}</span>
            {link && (
              <a href={link} target="_blank" rel="noreferrer" className="underline">
                Lire la règle
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Corrigez le fichier et choisissez-le de nouveau, ou importez-le tel quel.
      </p>
    </section>
  );
}

/** "ligne 3", "lignes 3, 4 et 7", "lignes 3, 4 … et 12 autres". */
function linesOf(lines: readonly number[]): string {
  const shown = lines.slice(0, SHOWN_LINES);
  const more = lines.length - shown.length;
  if (lines.length === 1) return `ligne ${shown[0]}`;
  if (more > 0) return `lignes ${shown.join(", ")} et ${more} ${more > 1 ? "autres" : "autre"}`;
  return `lignes ${shown.slice(0, -1).join(", ")} et ${shown.at(-1)}`;
}
