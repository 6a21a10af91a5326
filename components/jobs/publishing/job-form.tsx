"use client";

import { JobCard } from "@/components/jobs/job-card";
import { AbroadFields } from "@/components/publications/abroad-fields";
import { AnswerField } from "@/components/publications/answer-field";
import { EmployerField } from "@/components/publications/employer-field";
import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  LIST_HINT,
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/row-fields";
import { saveJob } from "@/lib/jobs/actions";
import { contractTypes, salaryPeriods } from "@/lib/jobs/choices";
import { type Job, jobSchema } from "@/lib/jobs/schema";
import { provinces } from "@/lib/places/provinces";
import { sectors } from "@/lib/publications/sectors";
import { publicationStates } from "@/lib/publications/states";
import { CLOSING_HOUR } from "@/lib/text/dates";
import { trades } from "@/lib/trades/trades";
import { ConditionFields, DeclaredFields, LowPayReason } from "./condition-fields";
import { TradeProposal } from "./trade-proposal";

/** The form of an offer. */
export const jobForm: PublicationForm<Job> = {
  draft: "job",
  titles: { add: "Ajouter une offre d’emploi", edit: "Modifier l’offre" },
  save: saveJob,
  fields: JobFields,
  preview: JobPreview,
};

/** Edits an offer where the administration's address asks for it. */
export const JobEditor = editorOf(jobForm);

/** Every field of an offer; the three that are required are not marked as optional. */
function JobFields({ text, area, select, row, errors }: RowFields<Job>) {
  return (
    <>
      {text("title", "Titre", {
        wide: true,
        maxLength: 200,
        placeholder: "Infirmier·ère auxiliaire",
        required: true,
      })}
      {text("company_name", "Entreprise", { maxLength: 200, required: true })}
      <EmployerField row={row} errors={errors} named="company_name" />
      {text("location", "Lieu", { maxLength: 200, placeholder: "Laval (Québec)" })}
      {select("contract_type", "Type de contrat", {
        choices: contractTypes.map((type) => [type, type]),
        fallback: "CDI",
      })}
      {select("province", "Province", {
        choices: provinces.map(({ code, label }) => [code, label]),
        none: "Déduite du lieu",
      })}
      <ConditionFields text={text} select={select} />
      {select("sector", "Secteur", { choices: Object.entries(sectors), none: "Non précisé" })}
      {select("trade", "Métier", {
        hint: "L’offre s’affiche sur la page de ce métier.",
        choices: trades.map(({ slug, name }) => [slug, name]),
        none: "Non précisé",
      })}
      <TradeProposal />
      {text("activity_sector", "Domaine d’activité", {
        maxLength: 200,
        placeholder: "Soins de longue durée",
      })}
      {area("description", "Description", { maxLength: 20_000, rows: 6, required: true })}
      {area("requirements", "Exigences", {
        hint: "Séparez-les par des virgules, ou écrivez-en une par ligne.",
        rows: 2,
      })}
      {area("benefits", "Avantages", { hint: LIST_HINT, rows: 2 })}
      {text("salary_range", "Salaire affiché", {
        wide: true,
        hint: "Sans salaire, l’offre affiche «\u00a0Salaire à négocier\u00a0».",
        maxLength: 120,
        placeholder: "55\u00a0000\u00a0$ à 68\u00a0000\u00a0$ par an",
      })}
      <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-3 text-sm text-muted">
          Le même salaire en chiffres, pour le comparer
        </legend>
        {text("salary_min", "Minimum", { inputMode: "decimal" })}
        {text("salary_max", "Maximum", { inputMode: "decimal" })}
        {select("salary_period", "Période", {
          choices: Object.entries(salaryPeriods),
          none: "Non précisée",
        })}
      </fieldset>
      <LowPayReason row={row} errors={errors} area={area} />
      <DeclaredFields select={select} />
      {text("application_deadline", "Date limite de candidature", {
        type: "date",
        hint: `Jusqu’à ${CLOSING_HOUR}. Le lendemain, l’offre est marquée «\u00a0expirée\u00a0».`,
      })}
      {text("start_date", "Entrée en poste", {
        type: "date",
        hint: "Sans date, l’offre affiche «\u00a0Dès que possible\u00a0».",
      })}
      <AnswerField select={select} />
      <AbroadFields text={text} select={select} />
      {area("company", "Présentation de l’entreprise", { maxLength: 4_000, rows: 3 })}
      {select("status", "État", {
        wide: true,
        hint: "Un brouillon reste privé.",
        choices: Object.entries(publicationStates),
        fallback: "published",
      })}
    </>
  );
}

/** The card that the list will show, of a form as it stands: fields that are wrong stay out. */
function JobPreview({ data }: { data: FormData }) {
  const typed = typedFields(jobSchema, data);
  return (
    <JobCard
      job={{
        id: "apercu",
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
        weekly_hours_min: typed("weekly_hours_min", null),
        weekly_hours_max: typed("weekly_hours_max", null),
        work_mode: typed("work_mode", null),
        low_pay_reason: typed("low_pay_reason", null),
        open_abroad: typed("open_abroad", null),
        application_deadline: typed("application_deadline", null),
        posted_at: new Date().toISOString(),
      }}
    />
  );
}
