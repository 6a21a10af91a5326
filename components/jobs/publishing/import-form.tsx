"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import { callAction } from "@/components/forms/call-action";
import { useEarlyFile } from "@/components/forms/fields";
import { Button, ButtonLink } from "@/components/ui/button";
import { FileInput } from "@/components/ui/field";
import { CircleCheck } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { ACCEPTED, refused } from "@/lib/actions/result";
import { countJobs } from "@/lib/copy/counts";
import { failure, notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { checkImport, type ImportResult, importJobs } from "@/lib/jobs/actions";
import { ImportReportView } from "./import-report";

type Step = "choosing" | "checking" | "checked" | "importing" | "imported";

/** Chooses a file, checks it without writing anything, then imports the whole of it. */
export function ImportForm() {
  const input = useRef<HTMLInputElement>(null);
  useEarlyFile(input);
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
    // What is read above the button is accepted with it.
    if (next === "importing") data.set(ACCEPTED, accepted.join(" "));
    const act = next === "checking" ? checkImport : importJobs;
    const answer: ImportResult = await callAction(() => act(null, data), UNREACHED);
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
          {countJobs(report?.total ?? 0)} dans votre liste
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

/** A file of no bytes is not sent: it need not arrive as one. */
const EMPTY: ImportResult = {
  ...refused(notices.importRefused),
  report: {
    ...{ total: 0, titles: [], warnings: [], problemCount: 1 },
    problems: [{ line: null, column: null, message: validation.fileEmpty }],
  },
};

/** What fails leaves the file where it is, to be sent again. */
function stepAfter(step: "checking" | "importing", answer: ImportResult): Step {
  if (answer.status === "done") return step === "checking" ? "checked" : "imported";
  return step === "checking" || answer.report?.problemCount ? "choosing" : "checked";
}
