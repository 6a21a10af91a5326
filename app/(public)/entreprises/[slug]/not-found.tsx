import { PublicationNotFound } from "@/components/publications/publication-absent";
import { employerNotices } from "@/lib/copy/employer-notices";

export default function EmployerNotFound() {
  return (
    <PublicationNotFound
      notice={employerNotices.notFound}
      list={{ href: "/entreprises", label: "Voir toutes les entreprises" }}
    />
  );
}
