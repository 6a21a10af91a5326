"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { pageNotices } from "@/lib/copy/page-notices";

export default function ArticleError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={pageNotices.articleLoadFailed}
      list={{ href: "/actualites", label: "Voir toutes les actualités" }}
      reference={error.digest}
    />
  );
}
