"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { failureNotices } from "@/lib/copy/failure-notices";

export default function JobError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={failureNotices.jobLoadFailed}
      list={{ href: "/emplois", label: "Voir toutes les offres" }}
      reference={error.digest}
    />
  );
}
