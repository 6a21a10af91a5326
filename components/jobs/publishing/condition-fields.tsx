import { useState } from "react";
import type { RowFields } from "@/components/publications/publication-fields";
import { workModes, workTimes } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";

const NOT_SAID = "Non précisé";

export function WorkModeField({ select }: Pick<RowFields<Job>, "select">) {
  return select("work_mode", "Mode de travail", {
    choices: Object.entries(workModes),
    none: NOT_SAID,
    hint: "Les offres hybrides et à distance comptent comme télétravail.",
  });
}

/** For how many hours a week one works: by this and the pay two offers are compared. */
export function HoursFields({ text, select }: Pick<RowFields<Job>, "text" | "select">) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="mb-3 text-sm text-muted">
        Horaire (sans précision, nous comptons 40 heures par semaine)
      </legend>
      {select("work_time", "Temps de travail", {
        choices: Object.entries(workTimes),
        none: NOT_SAID,
      })}
      {text("weekly_hours_min", "Heures par semaine", {
        inputMode: "decimal",
        placeholder: "37,5",
      })}
      {text("weekly_hours_max", "Au plus", { inputMode: "decimal" })}
    </fieldset>
  );
}

/**
 * Asked for only once the pay was found to be under the minimum wage; from then on it stays, with
 * what was typed, whatever else is refused.
 */
export function LowPayReason({
  row,
  errors,
  area,
}: Pick<RowFields<Job>, "row" | "errors" | "area">) {
  const [isAsked, setAsked] = useState(Boolean(row?.low_pay_reason));
  if (errors.low_pay_reason && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return area("low_pay_reason", "Motif du salaire sous le minimum", {
    hint: "Affiché sur l’offre, par exemple\u00a0: stage d’études, emploi à pourboire.",
    optional: false,
    maxLength: 500,
    rows: 2,
  });
}

const yesOrNo = [
  ["true", "Oui"],
  ["false", "Non"],
] as const;

/** What the laws of some provinces ask an employer to declare; the page shows what was declared. */
export function DeclaredFields({ select }: Pick<RowFields<Job>, "select">) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-muted">
        Mentions obligatoires en Ontario, affichées sur l’offre
      </legend>
      {select("existing_vacancy", "Poste vacant", {
        choices: yesOrNo,
        none: NOT_SAID,
        hint: "Répondez «\u00a0Non\u00a0» pour constituer une réserve de candidatures.",
      })}
      {select("ai_selection", "Sélection assistée par IA", {
        choices: yesOrNo,
        none: NOT_SAID,
        hint: "Un outil trie, évalue ou choisit des candidatures.",
      })}
    </fieldset>
  );
}
