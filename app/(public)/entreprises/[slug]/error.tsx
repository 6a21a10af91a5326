"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { failureNotices } from "@/lib/copy/failure-notices";

export default function EmployerError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={failureNotices.employerLoadFailed}
      list={{ href: "/entreprises", label: "Voir toutes les entreprises" }}
      reference={error.digest}
    />
  );
}
