import { PublicationNotFound } from "@/components/publications/publication-absent";
import { employerNotices } from "@/lib/copy/employer-notices";
import { notices } from "@/lib/copy/server-notices";

/** Text of a missing publication's page by list, with the label of the link to that list. */
export const absences = {
  emplois: [notices.jobNotFound, "Voir toutes les offres"],
  freelance: [notices.freelanceJobNotFound, "Voir toutes les missions"],
  bourses: [notices.scholarshipNotFound, "Voir toutes les bourses"],
  actualites: [notices.articleNotFound, "Voir toutes les actualités"],
  entreprises: [employerNotices.notFound, "Voir toutes les entreprises"],
} as const;

export function Absent({ list }: { list: keyof typeof absences }) {
  const [notice, label] = absences[list];
  return <PublicationNotFound notice={notice} list={{ href: `/${list}`, label }} />;
}
