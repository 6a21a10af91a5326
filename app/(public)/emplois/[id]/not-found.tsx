import { PublicationNotFound } from "@/components/publications/publication-absent";
import { notices } from "@/lib/copy/server-notices";

export default function JobNotFound() {
  return (
    <PublicationNotFound
      notice={notices.jobNotFound}
      list={{ href: "/emplois", label: "Voir toutes les offres" }}
    />
  );
}
