import { type Abroad, missingQuestions } from "@/lib/publications/abroad";

/** The steps of an offer's form, and the fields of each by their columns. */
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
  application_deadline: string | null;
};

/** What an offer does not say, in which step it would, and what follows from it. */
export type MissingPoint = { step: keyof typeof jobSteps; sentence: string };

/** What an offer does not say before it is published. */
export function missingPoints(offer: Reviewed): MissingPoint[] {
  const questions = missingQuestions(offer).length;
  const hasPay = [offer.salary_range, offer.salary_min, offer.salary_max].some(
    (pay) => pay !== null,
  );
  const unnamed = [
    !offer.title && "le titre",
    !offer.company_name && "l’entreprise",
    !offer.description && "la description",
  ].filter((name) => name !== false);
  const required = [...unnamed, ...(isPlaced(offer) ? [] : ["le lieu"])];
  const points: (MissingPoint | false)[] = [
    required.length > 0 && {
      step: unnamed.length > 0 ? "post" : "place",
      sentence: `À remplir avant de publier\u00a0: ${required.join(", ")}.`,
    },
    !hasPay && {
      step: "place",
      sentence:
        "Sans salaire, la carte affiche «\u00a0Salaire à négocier\u00a0» et l’offre n’apparaît pas dans les recherches par salaire.",
    },
    offer.application_deadline === null && {
      step: "post",
      sentence: "Sans date limite, l’offre reste ouverte jusqu’à ce que vous la fermiez.",
    },
    questions > 0 && {
      step: "abroad",
      sentence:
        questions === 1
          ? "Une question reste sans réponse\u00a0: les candidats de l’étranger peuvent vous la poser."
          : `${questions} questions restent sans réponse\u00a0: les candidats de l’étranger peuvent vous les poser.`,
    },
  ];
  return points.filter((point) => point !== false);
}

/** An offer is somewhere, or done from home. */
export function isPlaced({ location, work_mode }: Pick<Reviewed, "location" | "work_mode">) {
  return location !== null || work_mode === "remote";
}
