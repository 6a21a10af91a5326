import { PublicationNotFound } from "@/components/publications/publication-absent";
import { notices } from "@/lib/copy/server-notices";

export default function ScholarshipNotFound() {
  return (
    <PublicationNotFound
      notice={notices.scholarshipNotFound}
      list={{ href: "/bourses", label: "Voir toutes les bourses" }}
    />
  );
}
