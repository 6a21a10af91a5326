"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { failureNotices } from "@/lib/copy/failure-notices";

export default function ArticleError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={failureNotices.articleLoadFailed}
      list={{ href: "/actualites", label: "Voir toutes les actualités" }}
      reference={error.digest}
    />
  );
}
