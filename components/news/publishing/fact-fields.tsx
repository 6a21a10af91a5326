"use client";

import { TextField } from "@/components/forms/labelled-fields";
import type { RowFields } from "@/components/publications/row-fields";
import {
  MAX_SOURCES,
  type OwnArticle,
  sourceField,
  sourcesIn,
  verificationTerms,
} from "@/lib/news/schema";

/**
 * A row is there once it holds something or is wrong, and so is the first empty one after it: by
 * style alone, so that a draft finds every field to put its words back in.
 */
const ROW =
  "hidden gap-x-5 gap-y-3 rounded-control border border-line p-4 first-of-type:grid sm:grid-cols-2 has-[input:not(:placeholder-shown):not([type=date])]:grid has-[[aria-invalid=true]]:grid [:has(input:not(:placeholder-shown):not([type=date]))+&]:grid";

const ROWS = Array.from({ length: MAX_SOURCES }, (_, row) => row);

type Props = { article?: OwnArticle; errors: Record<string, string> };

/** What an article rests on, a row a source. */
export function SourceFields({ article, errors }: Props) {
  const sources = sourcesIn(article?.sources);
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">
        Sources <span className="font-normal text-muted">(facultatif)</span>
      </legend>
      <p className="text-sm text-muted">Les pages officielles consultées, {MAX_SOURCES} au plus.</p>
      {ROWS.map((row) => (
        <SourceRow key={row} row={row} source={sources[row]} errors={errors} />
      ))}
    </fieldset>
  );
}

function SourceRow({
  row,
  source,
  errors,
}: {
  row: number;
  source?: ReturnType<typeof sourcesIn>[number];
  errors: Record<string, string>;
}) {
  const named = (part: "address" | "publisher" | "read_on") => ({
    name: sourceField(row, part),
    defaultValue: source?.[part] ?? "",
    errors,
  });
  return (
    <div className={ROW}>
      <TextField
        {...named("address")}
        label={`Adresse de la source ${row + 1}`}
        inputMode="url"
        placeholder="https://"
        maxLength={2_000}
        className="sm:col-span-2"
      />
      <TextField
        {...named("publisher")}
        label={`Organisme de la source ${row + 1}`}
        placeholder="Gouvernement du Canada"
        maxLength={160}
      />
      <TextField {...named("read_on")} label={`Source ${row + 1} consultée le`} type="date" />
    </div>
  );
}

/** How old an article is, what it tells of a change, and when it holds. */
export function FactFields({ fields: { text, area, select } }: { fields: RowFields<OwnArticle> }) {
  return (
    <>
      {text("verified_on", "Vérifié le", {
        type: "date",
        hint: "La date de votre dernière vérification des sources.",
      })}
      {select("verify_every_months", "À revérifier", {
        hint: "Après ce délai, un avertissement s’affiche.",
        none: "Jamais",
        choices: Object.entries(verificationTerms),
      })}
      {text("in_force_from", "En vigueur à partir du", { type: "date" })}
      {text("in_force_until", "En vigueur jusqu’au", { type: "date" })}
      {area("change_note", "Ce qui a changé", {
        hint: "Une phrase, affichée dans la page des changements.",
        maxLength: 300,
        rows: 2,
      })}
    </>
  );
}
