import { NotFoundByName } from "@/components/publications/not-found-by-name";
import { notices } from "@/lib/copy/notices";

export default function JobNotFound() {
  return (
    <NotFoundByName
      notice={notices.jobNotFound}
      list={{ href: "/emplois", label: "Voir toutes les offres" }}
    />
  );
}
