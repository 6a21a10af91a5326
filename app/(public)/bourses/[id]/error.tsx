"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { failureNotices } from "@/lib/copy/failure-notices";

export default function ScholarshipError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={failureNotices.scholarshipLoadFailed}
      list={{ href: "/bourses", label: "Voir toutes les bourses" }}
      reference={error.digest}
    />
  );
}
