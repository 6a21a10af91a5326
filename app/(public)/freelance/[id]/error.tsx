"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { failureNotices } from "@/lib/copy/failure-notices";

export default function FreelanceJobError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={failureNotices.freelanceJobLoadFailed}
      list={{ href: "/freelance", label: "Voir toutes les missions" }}
      reference={error.digest}
    />
  );
}
