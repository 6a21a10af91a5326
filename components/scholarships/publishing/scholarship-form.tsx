"use client";

import { editorOf, type PublicationForm } from "@/components/publications/publication-dialog";
import {
  EmployerField,
  LIST_HINT,
  type RowFields,
  typedFields,
  typedText,
} from "@/components/publications/publication-fields";
import { ScholarshipCard } from "@/components/scholarships/scholarship-card";
import { publicationStates } from "@/lib/publications/schema";
import { saveScholarship } from "@/lib/scholarships/actions";
import {
  applicationModes,
  EVERY_FIELD,
  openings,
  situations,
  studyFields,
  studyLevels,
} from "@/lib/scholarships/choices";
import { countryNames } from "@/lib/scholarships/eligibility";
import { type OwnScholarship, scholarshipSchema } from "@/lib/scholarships/schema";
import { deadlineRules, usualDay } from "@/lib/scholarships/usual-deadline";
import { closingHour } from "@/lib/text/dates";

export const scholarshipForm: PublicationForm<OwnScholarship> = {
  draft: "scholarship",
  titles: { add: "Ajouter une bourse", edit: "Modifier la bourse" },
  save: saveScholarship,
  fields: ScholarshipFields,
  preview: ScholarshipPreview,
};

/** Opens when the admin address asks for it. */
export const ScholarshipEditor = editorOf(scholarshipForm);

/** Only title, university and description are required. */
function ScholarshipFields({ row, errors, text, area, select }: RowFields<OwnScholarship>) {
  return (
    <>
      {text("title", "Titre", {
        wide: true,
        maxLength: 200,
        placeholder: "Bourse d’excellence en génie",
        required: true,
      })}
      {text("university", "Université", { maxLength: 200, required: true })}
      <EmployerField row={row} errors={errors} named="university" />
      {text("location", "Lieu", { maxLength: 200, placeholder: "Sherbrooke (Québec)" })}
      {select("level", "Niveau", {
        choices: studyLevels.map(({ label }) => [label, label]),
        none: "Tous les niveaux",
      })}
      {select("highest_level", "Jusqu’au niveau", {
        choices: [
          ["Master", "Master"],
          ["Doctorat", "Doctorat"],
        ],
        none: "Ce niveau seulement",
      })}
      {text("field", "Domaine", { maxLength: 120, list: "domaines" })}
      <datalist id="domaines">
        {[EVERY_FIELD, ...studyFields.map(({ label }) => label)].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {text("other_fields", "Autres domaines", { hint: "Séparez-les par des virgules." })}
      {select("open_to", "Citoyennetés admises", {
        choices: Object.entries(openings),
        none: "Non précisé",
      })}
      {select("applicants", "Où se trouve la personne\u00a0?", {
        choices: Object.entries(situations),
        none: "Non précisé",
      })}
      {area("citizenships", "Pays de citoyenneté", {
        hint: "Les noms des pays en français, séparés par des virgules\u00a0: Sénégal, Mali, Côte d’Ivoire.",
        rows: 2,
        defaultValue: countryNames(row?.citizenships ?? []),
      })}
      {text("amount", "Montant", {
        hint: "Écrivez «\u00a0complète\u00a0» si la bourse couvre tout.",
        maxLength: 200,
        placeholder: "10\u00a0000\u00a0$ par an",
      })}
      {text("duration", "Durée", { maxLength: 120, placeholder: "2 ans" })}
      {text("deadline", "Date limite", {
        type: "date",
        hint: `Jusqu’à ${closingHour()}. Le lendemain, la bourse est marquée «\u00a0expirée\u00a0».`,
      })}
      {text("verified_on", "Conditions vérifiées le", {
        type: "date",
        hint: "La date de votre dernière vérification sur le site du programme.",
      })}
      {text("usual_deadlines", "Dates limites habituelles", {
        hint: "Pour le programme d’un autre organisme, tant que la date de l’année n’est pas annoncée\u00a0: «\u00a01er décembre\u00a0», ou «\u00a0mars\u00a0».",
        defaultValue: (row?.usual_deadlines ?? []).map(usualDay).join(", "),
      })}
      {select("deadline_rule", "Qui fixe la date\u00a0?", {
        choices: Object.entries(deadlineRules).map(([rule, { short }]) => [rule, short]),
        none: "Non précisé",
      })}
      {area("description", "Description", { maxLength: 20_000, rows: 6, required: true })}
      {area("requirements", "Critères d’admissibilité", { hint: LIST_HINT, rows: 2 })}
      {area("benefits", "Avantages", { hint: LIST_HINT, rows: 2 })}
      {select("application_mode", "Candidature", {
        choices: Object.entries(applicationModes),
        fallback: "direct",
      })}
      {select("status", "État", {
        hint: "Un brouillon reste privé.",
        // French says "attribuée" of a scholarship, "pourvue" of an offer.
        choices: Object.entries({ ...publicationStates, filled: "Attribuée" }),
        fallback: "published",
      })}
      {text("official_link", "Site de l’organisme", {
        wide: true,
        hint: "Par exemple www.universite.ca/bourses",
        inputMode: "url",
        placeholder: "https://",
      })}
    </>
  );
}

/** Preview of the card from the current values, without invalid fields. */
function ScholarshipPreview({ data }: { data: FormData }) {
  const typed = typedFields(scholarshipSchema, data);
  return (
    <ScholarshipCard
      scholarship={{
        id: "",
        title: typedText(data, "title", "Titre de la bourse"),
        university: typedText(data, "university", "Université"),
        description: typedText(data, "description", "Votre description s’affichera ici."),
        location: typed("location", null),
        level: typed("level", null),
        field: typed("field", null),
        amount: typed("amount", null),
        duration: typed("duration", null),
        deadline: typed("deadline", null),
        closes_at: "infinity",
        requirements: typed("requirements", []),
        benefits: typed("benefits", []),
        official_link: typed("official_link", null),
        application_mode: typed("application_mode", "direct"),
        status: "published",
        updated_at: new Date().toISOString(),
        highest_level: typed("highest_level", null),
        // Fields that the card does not display.
        other_fields: [],
        open_to: null,
        citizenships: [],
        applicants: null,
        verified_on: typed("verified_on", null),
        usual_deadlines: typed("usual_deadlines", []),
        deadline_rule: typed("deadline_rule", null),
      }}
    />
  );
}
