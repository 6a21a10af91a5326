import type { FreelanceJob } from "@/lib/freelance/schema";
import { emptyAbroad } from "@/lib/publications/abroad";
import { answerFallback } from "@/lib/publications/schema";

/**
 * Missions that the list shows when they cannot be read (docs/product.md, Lists). They have numeric ids and
 * no date, and no one can apply to them.
 */
export const sampleFreelanceJobs: readonly FreelanceJob[] = [
  sample({
    id: "1",
    title: "Refonte d’une boutique en ligne",
    company_name: "Atelier d’exemple",
    location: "À distance, Québec",
    description:
      "Refaire l’interface d’une boutique de produits du terroir\u00a0: catalogue, panier et paiement. Une maquette existe\u00a0; le code est en React. Une rencontre par semaine en visioconférence, livraison par étapes.",
    skills_required: ["React", "Node.js", "Design"],
    budget: 4_500,
    duration: "2 mois",
    duration_months: 2,
  }),
  sample({
    id: "2",
    title: "Campagne de lancement en français",
    company_name: "Maison d’exemple",
    location: "À distance, Ontario",
    description:
      "Préparer le calendrier, les textes et les visuels du lancement d’un service auprès des francophones de l’Ontario, puis en mesurer les résultats pendant trois semaines.",
    skills_required: ["Marketing", "Rédaction", "Design"],
    budget: 1_800,
    duration: "3 semaines",
    duration_months: 0.69,
  }),
  sample({
    id: "3",
    title: "Automatisation de rapports financiers",
    company_name: "Coopérative d’exemple",
    location: "À distance, Nouveau-Brunswick",
    description:
      "Remplacer des feuilles de calcul remplies à la main par des scripts qui lisent les données comptables et produisent un rapport mensuel. Documentation et formation comprises.",
    skills_required: ["Python", "SQL"],
    budget: null,
    duration: "4 mois",
    duration_months: 4,
  }),
];

function notSpecified() {
  return {
    ...emptyAbroad,
    application_deadline: null,
    closes_at: "infinity",
    posted_at: "",
    status: "published" as const,
    answer_days: Number(answerFallback),
    max_applications: null,
    full_on: null,
  };
}

function sample(job: Omit<FreelanceJob, keyof ReturnType<typeof notSpecified>>): FreelanceJob {
  return { ...job, ...notSpecified() };
}

export function findSampleFreelanceJob(id: string): FreelanceJob | null {
  return sampleFreelanceJobs.find((freelanceJob) => freelanceJob.id === id) ?? null;
}
