import type { Scholarship } from "@/lib/scholarships/schema";

const unspecified = {
  deadline: null,
  closes_at: "infinity",
  official_link: null,
  application_mode: "direct",
  status: "published",
  updated_at: "",
  open_to: null,
  citizenships: [],
  highest_level: null,
  other_fields: [],
  applicants: null,
  verified_on: null,
  usual_deadlines: [],
  deadline_rule: null,
} satisfies Partial<Scholarship>;

/**
 * Sample bourses for the list when the data cannot be read or is empty (docs/product.md, Lists). Their ids
 * are numeric, and they accept no applications.
 */
export const sampleScholarships: readonly Scholarship[] = [
  sample({
    id: "1",
    title: "Bourse d’excellence en informatique",
    university: "Université d’exemple",
    location: "Montréal, Québec",
    level: "Master",
    field: "Informatique",
    amount: "Bourse complète (droits de scolarité et allocation)",
    duration: "2 ans",
    description:
      "Pour une personne admise à temps plein dans un programme de deuxième cycle en informatique et dont le dossier scolaire est remarquable.",
    requirements: [
      "Admission à temps plein",
      "Moyenne d’au moins 3,5 sur 4,3",
      "Lettre d’intention",
    ],
    benefits: ["Droits de scolarité", "Allocation mensuelle", "Mentorat"],
  }),
  sample({
    id: "2",
    title: "Bourse de mobilité en sciences",
    university: "Collège d’exemple",
    location: "Moncton, Nouveau-Brunswick",
    level: "Licence",
    field: "Sciences",
    amount: "5\u00a0000\u00a0$ par année",
    duration: "1 an",
    description:
      "Pour une personne de l’extérieur du Canada qui commence des études de premier cycle en sciences, en français.",
    requirements: ["Première année d’études", "Maîtrise du français"],
    benefits: ["Aide à l’installation", "Jumelage avec une étudiante ou un étudiant d’ici"],
  }),
  sample({
    id: "3",
    title: "Bourse de recherche doctorale en ingénierie",
    university: "École d’exemple",
    location: "Ottawa, Ontario",
    level: "Doctorat",
    field: "Ingénierie",
    amount: "21\u00a0000\u00a0$ par année",
    duration: "3 ans",
    description:
      "Pour un projet de thèse sur les énergies propres, dirigé par une équipe de recherche francophone.",
    requirements: [
      "Projet de recherche",
      "Accord d’une direction de thèse",
      "Deux lettres d’appui",
    ],
    benefits: ["Allocation annuelle", "Budget de congrès"],
  }),
];

function sample(facts: Omit<Scholarship, keyof typeof unspecified>): Scholarship {
  return { ...unspecified, ...facts };
}

export function findSampleScholarship(id: string): Scholarship | null {
  return sampleScholarships.find((scholarship) => scholarship.id === id) ?? null;
}
