import type { RowFields } from "@/components/publications/row-fields";
import { workModes, workTimes } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";

const NOT_SAID = "Non précisé";

/** Where, how long and for how many hours a week one works: what two offers are compared by. */
export function ConditionFields({ text, select }: Pick<RowFields<Job>, "text" | "select">) {
  return (
    <>
      {select("work_mode", "Mode de travail", {
        choices: Object.entries(workModes),
        none: NOT_SAID,
        hint: "Hybride et à distance répondent au filtre «\u00a0Télétravail\u00a0».",
      })}
      {text("contract_months", "Durée du contrat, en mois", {
        inputMode: "numeric",
        placeholder: "8",
        hint: "Sauf pour un CDI.",
      })}
      <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-3 text-sm text-muted">
          L’horaire&nbsp;; sans lui, la page compare le salaire pour 40&nbsp;heures par
          semaine&nbsp;:
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
    </>
  );
}
