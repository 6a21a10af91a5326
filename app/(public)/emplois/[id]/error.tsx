"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { pageNotices } from "@/lib/copy/page-notices";

export default function JobError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={pageNotices.jobLoadFailed}
      list={{ href: "/emplois", label: "Voir toutes les offres" }}
      reference={error.digest}
    />
  );
}
