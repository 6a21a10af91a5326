"use client";

import { FieldsIf } from "@/components/forms/fields-if";
import { AbroadFields } from "@/components/publications/abroad-fields";
import { AnswerField } from "@/components/publications/answer-field";
import { EmployerField } from "@/components/publications/employer-field";
import { LIST_HINT, type RowFields } from "@/components/publications/row-fields";
import { ChevronDown } from "@/components/ui/icons";
import { contractTypes, salaryPeriods } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";
import { provinces } from "@/lib/places/provinces";
import { sectors } from "@/lib/publications/sectors";
import { trades } from "@/lib/trades/trades";
import { DeclaredFields, HoursFields, LowPayReason, WorkModeField } from "./condition-fields";
import { TradeProposal } from "./trade-proposal";

const hasAnEnd = (contract: string) => contract !== "CDI";
const isNone = (choice: string) => choice === "";

/** What the work is; the sector follows from the trade. */
export function PostStep({ text, area, select, row, errors }: RowFields<Job>) {
  return (
    <>
      {text("title", "Titre", {
        wide: true,
        maxLength: 200,
        placeholder: "Infirmier·ère auxiliaire",
        required: true,
      })}
      <EmployerField row={row} errors={errors} named="company_name">
        {text("company_name", "Entreprise", { maxLength: 200, required: true })}
      </EmployerField>
      {select("trade", "Métier", {
        choices: trades.map(({ slug, name }) => [slug, name]),
        none: "Non précisé",
      })}
      {select("contract_type", "Type de contrat", {
        choices: contractTypes.map((type) => [type, type]),
        fallback: "CDI",
      })}
      <FieldsIf name="contract_type" is={hasAnEnd}>
        {text("contract_months", "Durée du contrat, en mois", {
          inputMode: "numeric",
          placeholder: "8",
        })}
      </FieldsIf>
      {text("application_deadline", "Date limite de candidature", {
        type: "date",
        hint: `Jusqu’à 23\u00a0h\u00a059, heure du lieu de travail, ou de Montréal pour un poste à distance. Le lendemain, l’offre est marquée «\u00a0expirée\u00a0».`,
      })}
      <TradeProposal />
      {area("description", "Description", { maxLength: 20_000, rows: 6, required: true })}
      {area("requirements", "Exigences", {
        hint: "Séparez-les par des virgules, ou écrivez-en une par ligne.",
        rows: 2,
      })}
      {area("benefits", "Avantages", { hint: LIST_HINT, rows: 2 })}
      <details className="group sm:col-span-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-link">
          Secteur et présentation de l’entreprise
          <ChevronDown className="size-5 group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <FieldsIf name="trade" is={isNone}>
            {select("sector", "Secteur", {
              choices: Object.entries(sectors),
              none: "Non précisé",
              hint: "Le métier choisi détermine le secteur.",
            })}
          </FieldsIf>
          {text("activity_sector", "Domaine d’activité", {
            maxLength: 200,
            placeholder: "Soins de longue durée",
          })}
          {area("company", "Présentation de l’entreprise", { maxLength: 4_000, rows: 3 })}
        </div>
      </details>
    </>
  );
}

/** Where one works, for how much and how long a week. */
export function PlaceAndPayStep({ text, area, select, row, errors }: RowFields<Job>) {
  return (
    <>
      {text("location", "Lieu", {
        maxLength: 200,
        placeholder: "Laval (Québec)",
        hint: "Sauf pour un poste à distance.",
        required: true,
      })}
      {select("province", "Province", {
        choices: provinces.map(({ code, label }) => [code, label]),
        none: "D’après le lieu",
      })}
      <WorkModeField select={select} />
      {text("start_date", "Entrée en poste", {
        type: "date",
        hint: "Sans date, l’offre affiche «\u00a0Dès que possible\u00a0».",
      })}
      <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-3 font-semibold">Salaire</legend>
        {text("salary_min", "Minimum", { inputMode: "decimal" })}
        {text("salary_max", "Maximum", { inputMode: "decimal" })}
        {select("salary_period", "Période", {
          choices: Object.entries(salaryPeriods),
          none: "Non précisée",
        })}
      </fieldset>
      {text("salary_range", "Salaire affiché", {
        wide: true,
        hint: "Vos propres mots, à la place des chiffres ci-dessus.",
        maxLength: 120,
        placeholder: "55\u00a0000\u00a0$ à 68\u00a0000\u00a0$ par an",
      })}
      <LowPayReason row={row} errors={errors} area={area} />
      <HoursFields text={text} select={select} />
      <AnswerField select={select} />
      {text("max_applications", "Fermer après … candidatures", {
        inputMode: "numeric",
        placeholder: "50",
        hint: "L’offre ferme d’elle-même quand elle en a reçu autant. De 1 à 1\u00a0000.",
      })}
      {area("questions", "Questions aux candidats", {
        // A question may hold a comma.
        defaultValue: row?.questions.join("\n"),
        hint: "Trois au plus, une par ligne. Les réponses accompagnent chaque candidature.",
        rows: 2,
      })}
    </>
  );
}

/** What people abroad ask, and what a province wants declared. */
export function AbroadStep({ text, select }: RowFields<Job>) {
  return (
    <>
      <AbroadFields text={text} select={select} />
      <DeclaredFields select={select} />
    </>
  );
}
