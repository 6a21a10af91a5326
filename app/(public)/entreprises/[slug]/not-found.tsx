import { NotFoundByName } from "@/components/publications/not-found-by-name";
import { employerNotices } from "@/lib/copy/employer-notices";

export default function EmployerNotFound() {
  return (
    <NotFoundByName
      notice={employerNotices.notFound}
      list={{ href: "/entreprises", label: "Voir toutes les entreprises" }}
    />
  );
}
