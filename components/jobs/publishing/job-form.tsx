"use client";

import type { GoToField } from "@/components/forms/form-dialog";
import { JobCard } from "@/components/jobs/job-card";
import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  postedAt,
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/publication-fields";
import { Info, TriangleAlert } from "@/components/ui/icons";
import { invalid } from "@/lib/actions/result";
import { saveJob } from "@/lib/jobs/actions";
import { jobSteps, type MissingPoint, missingPoints } from "@/lib/jobs/form-steps";
import { type Job, jobFormSchema, jobSchema } from "@/lib/jobs/schema";
import { pastDays, typedDays } from "@/lib/publications/past-days";
import { publicationStates } from "@/lib/publications/schema";
import { AbroadStep, PlaceAndPayStep, PostStep } from "./job-fields";

export const jobForm: PublicationForm<Job> = {
  draft: "job",
  titles: { add: "Ajouter une offre d’emploi", edit: "Modifier l’offre" },
  save: saveJob,
  steps: [
    { ...jobSteps.post, fields: PostStep },
    { ...jobSteps.place, fields: PlaceAndPayStep },
    { ...jobSteps.abroad, fields: AbroadStep },
    { ...jobSteps.review, fields: ReviewStep },
  ],
  check: errorsIn,
  preview: JobPreview,
};

/** Opens when the admin address asks for it. */
export const JobEditor = editorOf(jobForm);

/** Last step: missing information, a preview of the card, and the publication state. */
function ReviewStep({
  select,
  data,
  row,
  goToField,
}: RowFields<Job> & { data: FormData | null; goToField: GoToField }) {
  const missing = data === null ? [] : missingIn(data, row);
  return (
    <div className="grid gap-5 sm:col-span-2">
      {missing.length > 0 && (
        <ul
          aria-label="Informations manquantes"
          className="grid gap-2 rounded-control bg-frost p-4"
        >
          {missing.map(({ field, sentence, required }) => (
            <li key={sentence} className="flex gap-2.5">
              {required ? (
                <TriangleAlert className="mt-0.5 size-5 shrink-0 text-maple" />
              ) : (
                <Info className="mt-0.5 size-5 shrink-0 text-muted" />
              )}
              <span>
                {!required && <span className="sr-only">Facultatif&nbsp;: </span>}
                <span>{`${sentence} `}</span>
                <button type="button" className="text-link" onClick={() => goToField(field)}>
                  <span>{required ? "Corriger" : "Compléter"}</span>
                  <span className="sr-only">&nbsp;: {sentence}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <section aria-label="La carte que verront les candidats" inert>
          <JobPreview data={data} row={row} />
        </section>
      )}
      {select("status", "État", {
        hint: "Un brouillon reste privé.",
        choices: Object.entries(publicationStates),
        fallback: "published",
      })}
      <p className="text-sm text-muted">
        Ce que vous écrivez est conservé dans ce navigateur jusqu’à l’envoi.
      </p>
    </div>
  );
}

/** Returns the validation errors of the current values. A copy has no published dates. */
function errorsIn(data: FormData, row?: Job): Record<string, string> {
  const fields = Object.fromEntries(data);
  const { error } = jobFormSchema.safeParse(fields);
  const passed = pastDays(typedDays(fields), data.has("id") ? row : null);
  return { ...passed, ...(error && invalid(error).fieldErrors) };
}

function missingIn(data: FormData, row?: Job): MissingPoint[] {
  const typed = typedFields(jobSchema, data);
  const offer = {
    title: typed("title", ""),
    company_name: typed("company_name", ""),
    description: typed("description", ""),
    location: typed("location", null),
    work_mode: typed("work_mode", null),
    salary_range: typed("salary_range", null),
    salary_min: typed("salary_min", null),
    salary_max: typed("salary_max", null),
    salary_period: typed("salary_period", null),
    application_deadline: typed("application_deadline", null),
    open_abroad: typed("open_abroad", null),
    permit_offer: typed("permit_offer", null),
    relocation_help: typed("relocation_help", null),
    relocation_note: typed("relocation_note", null),
    french_level: typed("french_level", null),
    english_level: typed("english_level", null),
    abroad_start_date: typed("abroad_start_date", null),
  };
  return missingPoints(offer, errorsIn(data, row));
}

/** Preview of the card from the current values, without invalid fields. */
function JobPreview({ data, row }: { data: FormData; row?: Job }) {
  const typed = typedFields(jobSchema, data);
  return (
    <JobCard
      job={{
        id: "",
        title: typedText(data, "title", "Titre de l’offre"),
        company_name: typedText(data, "company_name", "Entreprise"),
        description: typedText(data, "description", "Votre description s’affichera ici."),
        location: typed("location", null),
        contract_type: typed("contract_type", "CDI"),
        requirements: typed("requirements", []),
        salary_range: typed("salary_range", null),
        salary_min: typed("salary_min", null),
        salary_max: typed("salary_max", null),
        salary_period: typed("salary_period", null),
        work_time: typed("work_time", null),
        weekly_hours_min: typed("weekly_hours_min", null),
        weekly_hours_max: typed("weekly_hours_max", null),
        work_mode: typed("work_mode", null),
        low_pay_reason: typed("low_pay_reason", null),
        open_abroad: typed("open_abroad", null),
        application_deadline: typed("application_deadline", null),
        closes_at: "infinity",
        max_applications: typed("max_applications", null),
        full_on: null,
        posted_at: postedAt(row),
      }}
    />
  );
}
