import { validation } from "@/lib/copy/validation";
import { type Abroad, missingQuestions } from "@/lib/publications/abroad";

/** Steps of an offer's form, with the columns of their fields. */
export const jobSteps = {
  post: {
    label: "Poste",
    names: [
      "title",
      "company_name",
      "employer_id",
      "contract_type",
      "contract_months",
      "trade",
      "sector",
      "activity_sector",
      "description",
      "requirements",
      "benefits",
      "company",
      "application_deadline",
    ],
  },
  place: {
    label: "Lieu et salaire",
    names: [
      "location",
      "province",
      "work_mode",
      "remote_from",
      "salary_min",
      "salary_max",
      "salary_period",
      "salary_range",
      "low_pay_reason",
      "work_time",
      "weekly_hours_min",
      "weekly_hours_max",
      "start_date",
      "answer_days",
      "max_applications",
      "questions",
    ],
  },
  abroad: {
    label: "Recrutement à l’étranger",
    names: [
      "open_abroad",
      "permit_offer",
      "relocation_help",
      "relocation_note",
      "french_level",
      "english_level",
      "abroad_start_date",
      "existing_vacancy",
      "ai_selection",
    ],
  },
  review: { label: "Relecture", names: ["status"] },
} as const;

type Reviewed = Abroad & {
  title: string | null;
  company_name: string | null;
  description: string | null;
  location: string | null;
  work_mode: string | null;
  salary_range: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: string | null;
  application_deadline: string | null;
};

/** A gap in an offer, and the field that fills it. */
export type MissingPoint = { field: string; sentence: string; required?: true };

const hasFigures = ({ salary_min, salary_max }: Reviewed) =>
  salary_min !== null || salary_max !== null;

const requiredFields: { field: string; name: string; isMissing: (offer: Reviewed) => boolean }[] = [
  { field: "title", name: "le titre", isMissing: ({ title }) => !title },
  { field: "company_name", name: "l’entreprise", isMissing: ({ company_name }) => !company_name },
  { field: "description", name: "la description", isMissing: ({ description }) => !description },
  { field: "location", name: "le lieu", isMissing: (offer) => !isPlaced(offer) },
  {
    field: "salary_period",
    name: "la période du salaire",
    isMissing: (offer) => hasFigures(offer) && offer.salary_period === null,
  },
];

function requiredPoints(offer: Reviewed): MissingPoint[] {
  const missing = requiredFields.filter(({ isMissing }) => isMissing(offer));
  return Object.values(jobSteps).flatMap((step) => {
    const here = missing.filter(({ field }) => step.names.some((name) => name === field));
    const names = here.map(({ name }) => name).join(", ");
    const sentence = `À remplir avant de publier\u00a0: ${names}.`;
    return here.slice(0, 1).map(({ field }) => ({ field, sentence, required: true }));
  });
}

/** Messages that name their date, for use away from its field. */
const passedDays: Record<string, string> = {
  application_deadline: "La date limite de candidature est passée.",
  start_date: "La date d’entrée en poste est passée.",
  abroad_start_date: "La date de début pour une personne à l’étranger est passée.",
};

function invalidPoints(offer: Reviewed, errors: Record<string, string>): MissingPoint[] {
  const missing = requiredFields.filter(({ isMissing }) => isMissing(offer));
  return Object.entries(errors)
    .filter(([wrong]) => !missing.some(({ field }) => field === wrong))
    .map(([field, said]) => {
      const sentence = said === validation.dayPassed ? (passedDays[field] ?? said) : said;
      return { field, sentence, required: true };
    });
}

/** Returns what an offer lacks before publication, and the errors that its form would report. */
export function missingPoints(
  offer: Reviewed,
  errors: Record<string, string> = {},
): MissingPoint[] {
  const questions = missingQuestions(offer);
  const points: (MissingPoint | false)[] = [
    ...requiredPoints(offer),
    ...invalidPoints(offer, errors),
    !hasFigures(offer) &&
      offer.salary_range === null && {
        field: "salary_min",
        sentence:
          "Sans salaire, la carte affiche «\u00a0Salaire à négocier\u00a0» et l’offre n’apparaît pas dans les recherches par salaire.",
      },
    offer.application_deadline === null && {
      field: "application_deadline",
      sentence: "Sans date limite, l’offre reste ouverte jusqu’à ce que vous la fermiez.",
    },
    questions.length > 0 && {
      field: "open_abroad",
      sentence:
        questions.length === 1
          ? "Une question reste sans réponse\u00a0: les candidats de l’étranger peuvent vous la poser."
          : `${questions.length} questions restent sans réponse\u00a0: les candidats de l’étranger peuvent vous les poser.`,
    },
  ];
  return points
    .filter((point) => point !== false)
    .filter(({ field, required }) => required || !Object.hasOwn(errors, field));
}

/** Returns whether an offer has a location or is remote. */
export function isPlaced({ location, work_mode }: Pick<Reviewed, "location" | "work_mode">) {
  return location !== null || work_mode === "remote";
}
