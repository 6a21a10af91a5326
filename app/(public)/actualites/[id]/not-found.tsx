import { PublicationNotFound } from "@/components/publications/publication-absent";
import { notices } from "@/lib/copy/server-notices";

export default function ArticleNotFound() {
  return (
    <PublicationNotFound
      notice={notices.articleNotFound}
      list={{ href: "/actualites", label: "Voir toutes les actualités" }}
    />
  );
}
