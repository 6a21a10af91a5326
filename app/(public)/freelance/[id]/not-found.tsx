import { PublicationNotFound } from "@/components/publications/publication-absent";
import { notices } from "@/lib/copy/server-notices";

export default function FreelanceJobNotFound() {
  return (
    <PublicationNotFound
      notice={notices.freelanceJobNotFound}
      list={{ href: "/freelance", label: "Voir toutes les missions" }}
    />
  );
}
