"use client";

import { MoreFields } from "@/components/forms/fields";
import { FreelanceJobCard } from "@/components/freelance/freelance-job-card";
import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  AbroadFields,
  AnswerField,
  EmployerField,
  postedAt,
  QuestionsField,
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/publication-fields";
import { saveFreelanceJob } from "@/lib/freelance/actions";
import { freelanceJobSchema, type OwnFreelanceJob } from "@/lib/freelance/schema";
import { emptyAbroad } from "@/lib/publications/abroad";
import { answerFallback, publicationStates } from "@/lib/publications/schema";
import { closingHour } from "@/lib/text/dates";

export const freelanceJobForm: PublicationForm<OwnFreelanceJob> = {
  draft: "mission",
  titles: { add: "Ajouter une mission", edit: "Modifier la mission" },
  save: saveFreelanceJob,
  fields: FreelanceJobFields,
  preview: FreelanceJobPreview,
};

/** Opens when the admin address asks for it. */
export const FreelanceJobEditor = editorOf(freelanceJobForm);

/** Only title and description are required. */
function FreelanceJobFields({ row, errors, text, area, select }: RowFields<OwnFreelanceJob>) {
  return (
    <>
      {text("title", "Titre", {
        wide: true,
        maxLength: 200,
        placeholder: "Refonte d’une boutique en ligne",
        required: true,
      })}
      {text("company_name", "Entreprise", { maxLength: 200 })}
      <EmployerField row={row} errors={errors} named="company_name" />
      {text("location", "Lieu", { maxLength: 200, placeholder: "À distance" })}
      {text("budget", "Budget (CAD)", {
        hint: "Sans budget, la mission affiche «\u00a0Budget à discuter\u00a0».",
        inputMode: "decimal",
        placeholder: "4 500",
      })}
      {text("duration", "Durée", {
        hint: "Par exemple\u00a0: «\u00a02 mois\u00a0».",
        maxLength: 120,
      })}
      {area("description", "Description", { maxLength: 20_000, rows: 6, required: true })}
      {area("skills_required", "Compétences", {
        hint: "Séparez-les par des virgules, ou écrivez-en une par ligne.",
        rows: 2,
        placeholder: "React, Node.js, Design",
      })}
      {text("application_deadline", "Date limite", {
        type: "date",
        hint: `Jusqu’à ${closingHour()}. Le lendemain, la mission est marquée «\u00a0expirée\u00a0».`,
      })}
      <AnswerField select={select} />
      <MoreFields label="Questions aux candidats, nombre de propositions" errors={errors}>
        <QuestionsField area={area} row={row} sent="proposition" />
        {text("max_applications", "Fermer après … propositions", {
          wide: true,
          inputMode: "numeric",
          placeholder: "50",
          hint: "La mission ferme dès que ce nombre est atteint. De 1 à 1\u00a0000.",
        })}
      </MoreFields>
      <AbroadFields text={text} select={select} />
      {select("status", "État", {
        hint: "Un brouillon reste privé.",
        choices: Object.entries(publicationStates),
        fallback: "published",
      })}
    </>
  );
}

/** Preview of the card from the current values, without invalid fields. */
function FreelanceJobPreview({ data, row }: { data: FormData; row?: OwnFreelanceJob }) {
  const typed = typedFields(freelanceJobSchema, data);
  return (
    <FreelanceJobCard
      freelanceJob={{
        id: "",
        title: typedText(data, "title", "Titre de la mission"),
        company_name: typed("company_name", null),
        location: typed("location", null),
        description: typedText(data, "description", "Votre description s’affichera ici."),
        skills_required: typed("skills_required", []),
        budget: typed("budget", null),
        duration: typed("duration", null),
        // Computed by the database from the text above.
        duration_months: null,
        ...emptyAbroad,
        application_deadline: typed("application_deadline", null),
        closes_at: "infinity",
        posted_at: postedAt(row),
        status: "published",
        answer_days: typed("answer_days", Number(answerFallback)),
        max_applications: typed("max_applications", null),
        full_on: null,
      }}
    />
  );
}
