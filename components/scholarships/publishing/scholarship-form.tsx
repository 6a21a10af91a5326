"use client";

import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  LIST_HINT,
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/row-fields";
import { ScholarshipCard } from "@/components/scholarships/scholarship-card";
import { publicationStates } from "@/lib/publications/states";
import { saveScholarship } from "@/lib/scholarships/actions";
import { applicationModes, studyFields, studyLevels } from "@/lib/scholarships/choices";
import { type OwnScholarship, scholarshipSchema } from "@/lib/scholarships/schema";

/** The form of a bourse. */
export const scholarshipForm: PublicationForm<OwnScholarship> = {
  draft: "scholarship",
  titles: { add: "Ajouter une bourse", edit: "Modifier la bourse" },
  save: saveScholarship,
  fields: ScholarshipFields,
  preview: ScholarshipPreview,
};

/** Edits a bourse where the administration's address asks for it. */
export const ScholarshipEditor = editorOf(scholarshipForm);

/** Every field of a bourse; title, university and description are required. */
function ScholarshipFields({ text, area, select }: RowFields<OwnScholarship>) {
  return (
    <>
      {text("title", "Titre", {
        wide: true,
        maxLength: 200,
        placeholder: "Bourse d’excellence en génie",
        required: true,
      })}
      {text("university", "Université", { maxLength: 200, required: true })}
      {text("location", "Lieu", { maxLength: 200, placeholder: "Sherbrooke (Québec)" })}
      {select("level", "Niveau", {
        choices: studyLevels.map(({ label }) => [label, label]),
        none: "Tous les niveaux",
      })}
      {text("field", "Domaine", { maxLength: 120, list: "domaines" })}
      <datalist id="domaines">
        {studyFields.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {text("amount", "Montant", {
        hint: "Écrivez «\u00a0complète\u00a0» si elle couvre tout.",
        maxLength: 200,
        placeholder: "10\u00a0000\u00a0$ par an",
      })}
      {text("duration", "Durée", { maxLength: 120, placeholder: "2 ans" })}
      {text("deadline", "Date limite", {
        wide: true,
        type: "date",
        hint: "Le lendemain, la bourse est marquée «\u00a0expirée\u00a0».",
      })}
      {area("description", "Description", { maxLength: 20_000, rows: 6, required: true })}
      {area("requirements", "Critères d’admissibilité", { hint: LIST_HINT, rows: 2 })}
      {area("benefits", "Avantages", { hint: LIST_HINT, rows: 2 })}
      {select("application_mode", "Candidature", {
        choices: Object.entries(applicationModes),
        fallback: "direct",
      })}
      {select("status", "État", {
        hint: "Un brouillon n’est lu que par vous.",
        // A bourse is awarded, an offer filled.
        choices: Object.entries({ ...publicationStates, filled: "Attribuée" }),
        fallback: "published",
      })}
      {text("official_link", "Site officiel", {
        wide: true,
        hint: "Son adresse complète, qui commence par https://",
        inputMode: "url",
        placeholder: "https://",
      })}
    </>
  );
}

/** The card that the list will show, of a form as it stands: fields that are wrong stay out. */
function ScholarshipPreview({ data }: { data: FormData }) {
  const typed = typedFields(scholarshipSchema, data);
  return (
    <ScholarshipCard
      scholarship={{
        id: "apercu",
        title: typedText(data, "title", "Titre de la bourse"),
        university: typedText(data, "university", "Université"),
        description: typedText(data, "description", "La description commencera ici."),
        location: typed("location", null),
        level: typed("level", null),
        field: typed("field", null),
        amount: typed("amount", null),
        duration: typed("duration", null),
        deadline: typed("deadline", null),
        requirements: typed("requirements", []),
        benefits: typed("benefits", []),
        official_link: typed("official_link", null),
        application_mode: typed("application_mode", "direct"),
        status: "published",
        updated_at: new Date().toISOString(),
      }}
    />
  );
}
