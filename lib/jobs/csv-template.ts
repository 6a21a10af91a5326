import { writeCsv } from "@/lib/text/csv";
import { jobColumns } from "./csv-columns";

/** One offer that shows what each column may hold. */
const example: Record<string, string> = {
  titre: "Infirmier·ère auxiliaire",
  entreprise: "Clinique du Vieux-Port",
  lieu: "Laval (Québec)",
  province: "QC",
  teletravail: "non",
  contrat: "CDI",
  secteur: "Santé",
  domaine: "Soins de longue durée",
  description: "Prodiguer des soins à domicile, de jour, dans une équipe de six personnes.",
  exigences: "Diplôme d’études professionnelles, Permis de conduire",
  avantages: "Assurance collective, Quatre semaines de vacances",
  presentation: "Une clinique de quartier ouverte depuis 1998.",
  salaire: "27 $ à 34 $ l’heure",
  salaire_min: "27",
  salaire_max: "34",
  periode: "par heure",
  date_limite: "2027-06-30",
  debut: "2027-08-01",
  etat: "Brouillon",
};

/** The file to start from: the columns, and an example to replace. */
export function jobsTemplate(): string {
  const headings = jobColumns.map(({ heading }) => heading);
  return writeCsv(headings, [headings.map((heading) => example[heading] ?? "")]);
}
