"use client";

import { useState } from "react";
import { ConfirmForm } from "@/components/forms/confirm-form";
import { SelectField, TextField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countJobs, countOffers } from "@/lib/copy/counts";
import { sourceNotices } from "@/lib/copy/source-notices";
import { contractTypes } from "@/lib/jobs/choices";
import {
  changeSource,
  connectSource,
  removeSource,
  type SourceResult,
} from "@/lib/jobs/source-actions";
import { provinces } from "@/lib/places/provinces";
import { mappedFields } from "@/lib/shared/source-offers";
import { trades } from "@/lib/trades/trades";

/** Options that the terms of each list can be mapped to. */
const MENUS = {
  contract: {
    heading: "Contrats",
    options: contractTypes.map((type) => [type, type] as const),
  },
  province: {
    heading: "Provinces",
    options: provinces.map(({ code, label }) => [code, label] as const),
  },
  trade: { heading: "Métiers", options: trades.map(({ slug, name }) => [slug, name] as const) },
};

const KINDS: Record<string, string> = {
  xml: "un fil XML",
  rss: "un fil RSS",
  page: "une page web",
  sitemap: "un plan de site",
};

/** Takes an address, previews the offers it would bring, then connects it. */
export function SourceForm({ employer }: { employer: string }) {
  const { form, errors, result, pending } = useFormAction(connectSource, {
    failure: sourceNotices.failed,
    onDone: (answer, sent) => {
      if (!(answer as SourceResult).report) sent.reset();
    },
  });
  const report = (result as SourceResult | null)?.report;
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <input type="hidden" name="employer" value={employer} />
      <TextField
        name="address"
        label="Adresse de vos offres"
        hint="Un fil XML ou RSS, une page d’offres, le plan de votre site, ou votre page Greenhouse, Lever, Recruitee, SmartRecruiters ou Workable."
        type="url"
        placeholder="https://"
        required
        maxLength={2000}
        errors={errors}
        autoComplete="off"
      />
      {report && (
        <>
          <input type="hidden" name="seen" value={report.address} />
          <Report report={report} />
        </>
      )}
      <Button
        type="submit"
        variant={report ? "accent" : "primary"}
        disabled={pending}
        className="justify-self-start"
      >
        {pending ? "Lecture..." : report ? "Connecter la source" : "Voir les offres"}
      </Button>
    </form>
  );
}

function Report({ report }: { report: NonNullable<SourceResult["report"]> }) {
  const { kind, total, problemCount, lines, words } = report;
  return (
    <div className="grid gap-5">
      <div role="status">
        <h3 className="text-lg">{`${countJobs(total)} dans ${KINDS[kind] ?? kind}`}</h3>
        {problemCount > 0 && (
          <p>
            {`${countOffers(problemCount)} ${problemCount > 1 ? "sont illisibles" : "est illisible"}\u00a0: les autres seront importées.`}
          </p>
        )}
        <p className="text-muted">
          Une source n’indique ni les langues demandées, ni si l’offre est ouverte aux candidats à
          l’étranger&nbsp;: complétez vos offres dans votre liste, vos modifications sont
          conservées.
        </p>
      </div>
      {lines.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            À corriger ou à compléter, ligne par ligne
          </summary>
          <ul className="mt-2 grid gap-2 text-sm">
            {lines.map(({ line, title, problems, warnings, missing }) => (
              <li key={line} className="border-t border-line pt-2 wrap-anywhere">
                <strong>{[`Offre ${line}`, title].filter(Boolean).join(", ")}</strong>
                {problems.map((problem) => (
                  <p key={problem} className="text-maple">
                    {problem}
                  </p>
                ))}
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
                {missing.length > 0 && <p>Manque&nbsp;: {missing.join(", ")}.</p>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {mappedFields.map((field) => (
        <Words key={field} field={field} words={words[field]} />
      ))}
      <SelectField name="publishes" label="Nouvelles offres" errors={{}} defaultValue="0">
        <option value="0">En brouillon, à relire</option>
        <option value="1">En ligne dès leur arrivée</option>
      </SelectField>
    </div>
  );
}

/** Terms of the source that the site does not know, each with a menu to map it. */
function Words({ field, words }: { field: keyof typeof MENUS; words: string[] }) {
  const { heading, options } = MENUS[field];
  if (words.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{heading}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {words.map((word) => (
          <SelectField
            key={word}
            name={`${field}:${word}`}
            label={word === "" ? "Offres sans cette précision" : `«\u00a0${word}\u00a0»`}
            errors={{}}
          >
            {field !== "contract" && <option value="">Non précisé</option>}
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

export function SourceControls({ id, paused }: { id: string; paused: boolean }) {
  const { form, result, pending } = useFormAction(changeSource, { failure: sourceNotices.failed });
  const [removing, setRemoving] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <form {...form} className="contents">
        <div className="basis-full empty:hidden">
          <FormNotice result={result} />
        </div>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="act" value={paused ? "resume" : "pause"} disabled={pending}>
          {paused ? "Reprendre" : "Mettre en pause"}
        </Button>
      </form>
      <Dialog
        open={removing}
        onOpenChange={setRemoving}
        title="Retirer cette source&nbsp;?"
        description="Ses offres restent dans votre liste, mais ne seront plus mises à jour."
        trigger={<Button type="button">Retirer la source</Button>}
      >
        <ConfirmForm
          id={id}
          action={removeSource}
          failure={sourceNotices.failed}
          onDone={() => setRemoving(false)}
          label="Retirer"
          pendingLabel="Retrait..."
        />
      </Dialog>
    </div>
  );
}
