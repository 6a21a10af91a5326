"use client";

import { useEffect, useRef, useState } from "react";
import { FieldsIf, MoreFields } from "@/components/forms/fields";
import {
  AbroadFields,
  AnswerField,
  EmployerField,
  LIST_HINT,
  QuestionsField,
  type RowFields,
} from "@/components/publications/publication-fields";
import { Button } from "@/components/ui/button";
import { contractTypes, isRemote, remoteFrom, workModes, workTimes } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";
import { provinces } from "@/lib/places/provinces";
import { sectors } from "@/lib/publications/sectors";
import { salaryPeriods } from "@/lib/shared/pay";
import { proposedTrade } from "@/lib/trades/proposal";
import { type Trade, trades } from "@/lib/trades/trades";

const hasAnEnd = (contract: string) => contract !== "CDI";
const isNone = (choice: string) => choice === "";

/** The sector has no field: it follows from the trade. */
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
      <MoreFields label="Secteur et présentation de l’entreprise" errors={errors}>
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
      </MoreFields>
    </>
  );
}

/** Workplace, pay and weekly hours. */
export function PlaceAndPayStep({ text, area, select, row, errors }: RowFields<Job>) {
  return (
    <>
      {text("location", "Lieu", {
        maxLength: 200,
        placeholder: "Laval (Québec)",
        hint: "Obligatoire, sauf pour un poste à distance.",
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
      <LowPayReason row={row} errors={errors} area={area} />
      <AnswerField select={select} />
      <MoreFields label="Horaire, salaire affiché, questions aux candidats" errors={errors}>
        <HoursFields text={text} select={select} />
        {text("salary_range", "Salaire affiché", {
          wide: true,
          hint: "Vos propres mots, à la place des chiffres ci-dessus.",
          maxLength: 120,
          placeholder: "55\u00a0000\u00a0$ à 68\u00a0000\u00a0$ par an",
        })}
        {text("max_applications", "Fermer après … candidatures", {
          wide: true,
          inputMode: "numeric",
          placeholder: "50",
          hint: "L’offre ferme dès que ce nombre est atteint. De 1 à 1\u00a0000.",
        })}
        <QuestionsField area={area} row={row} sent="candidature" />
      </MoreFields>
    </>
  );
}

/** Answers for applicants from abroad, and declarations that some provinces require. */
export function AbroadStep({ text, select, errors }: RowFields<Job>) {
  return (
    <>
      <AbroadFields text={text} select={select} />
      <MoreFields
        label="Mentions demandées en Ontario&nbsp;: poste vacant, sélection par IA"
        errors={errors}
      >
        <DeclaredFields select={select} />
      </MoreFields>
    </>
  );
}

const UNSPECIFIED = "Non précisé";

function WorkModeField({ select }: Pick<RowFields<Job>, "select">) {
  return (
    <>
      {select("work_mode", "Mode de travail", {
        choices: Object.entries(workModes),
        none: UNSPECIFIED,
        hint: "Les offres hybrides et à distance comptent comme télétravail.",
      })}
      <FieldsIf name="work_mode" is={isRemote}>
        {select("remote_from", "Télétravail possible depuis", {
          choices: Object.entries(remoteFrom),
          none: UNSPECIFIED,
        })}
      </FieldsIf>
    </>
  );
}

/** Weekly hours: needed to compare the pay of two offers. */
function HoursFields({ text, select }: Pick<RowFields<Job>, "text" | "select">) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="mb-3 text-sm text-muted">
        Horaire (sans précision, nous comptons 40 heures par semaine, sauf à temps partiel)
      </legend>
      {select("work_time", "Temps de travail", {
        choices: Object.entries(workTimes),
        none: UNSPECIFIED,
      })}
      {text("weekly_hours_min", "Heures par semaine", {
        inputMode: "decimal",
        placeholder: "37,5",
      })}
      {text("weekly_hours_max", "Maximum d’heures par semaine", { inputMode: "decimal" })}
    </fieldset>
  );
}

/**
 * Appears once the pay is below the minimum wage; then it stays, with its input, after any other refusal.
 */
function LowPayReason({ row, errors, area }: Pick<RowFields<Job>, "row" | "errors" | "area">) {
  const [isShown, setShown] = useState(Boolean(row?.low_pay_reason));
  if (errors.low_pay_reason && !isShown) setShown(true);
  if (!isShown) return null;
  return area("low_pay_reason", "Motif du salaire sous le minimum", {
    hint: (
      <>
        Affiché sur l’offre, par exemple&nbsp;: stage d’études, emploi à pourboire.{" "}
        <RuleLink href="https://minwage-salairemin.service.canada.ca/fr/general.html">
          Salaires minimums, gouvernement du Canada
        </RuleLink>
      </>
    ),
    optional: false,
    maxLength: 500,
    rows: 2,
  });
}

/** Opens in a new tab, so that the form keeps its input. */
function RuleLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline">
      {children}
    </a>
  );
}

const yesOrNo = [
  ["true", "Oui"],
  ["false", "Non"],
] as const;

/** Declarations that the laws of some provinces require of employers; the offer's page displays them. */
function DeclaredFields({ select }: Pick<RowFields<Job>, "select">) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-muted">
        Mentions affichées sur l’offre. En Ontario, un employeur de 25 personnes ou plus doit les
        donner depuis le 1er janvier 2026 (règle vérifiée le 22 novembre 2026).{" "}
        <RuleLink href="https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/exigences-relatives-aux-annonces-publiques">
          Lire la règle
        </RuleLink>
      </legend>
      {select("existing_vacancy", "Poste vacant", {
        choices: yesOrNo,
        none: UNSPECIFIED,
        hint: "Répondez «\u00a0Non\u00a0» pour constituer une réserve de candidatures.",
      })}
      {select("ai_selection", "Sélection assistée par IA", {
        choices: yesOrNo,
        none: UNSPECIFIED,
        hint: "Un outil trie, évalue ou choisit des candidatures.",
      })}
    </fieldset>
  );
}

/** Below the menu of trades: suggests the trade that the title seems to name, while none is selected. */
function TradeProposal() {
  const container = useRef<HTMLDivElement>(null);
  const [proposed, setProposed] = useState<Trade | null>(null);

  useEffect(() => {
    const form = container.current?.closest("form");
    if (!form) return;
    const look = () => {
      const typed = new FormData(form);
      const title = String(typed.get("title") ?? "");
      setProposed(typed.get("trade") ? null : proposedTrade(title));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, []);

  function choose({ slug }: Trade) {
    const menu = container.current?.closest("form")?.elements.namedItem("trade");
    if (!(menu instanceof HTMLSelectElement)) return;
    menu.value = slug;
    // Fires the events of a manual choice, so that drafts and the unsaved-changes warning notice it.
    for (const name of ["input", "change"]) menu.dispatchEvent(new Event(name, { bubbles: true }));
    menu.focus();
  }

  return (
    <div ref={container} aria-live="polite" className="sm:col-span-2">
      {proposed && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span>{`D’après le titre\u00a0: ${proposed.name}`}</span>
          <Button onClick={() => choose(proposed)}>Choisir ce métier</Button>
        </p>
      )}
    </div>
  );
}
