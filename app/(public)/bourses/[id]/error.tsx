"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { pageNotices } from "@/lib/copy/page-notices";

export default function ScholarshipError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={pageNotices.scholarshipLoadFailed}
      list={{ href: "/bourses", label: "Voir toutes les bourses" }}
      reference={error.digest}
    />
  );
}
