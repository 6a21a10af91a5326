import { PublicationNotFound } from "@/components/publications/publication-absent";
import { notices } from "@/lib/copy/notices";

export default function MissionNotFound() {
  return (
    <PublicationNotFound
      notice={notices.missionNotFound}
      list={{ href: "/freelance", label: "Voir toutes les missions" }}
    />
  );
}
