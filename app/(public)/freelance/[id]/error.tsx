"use client";

import { PublicationError } from "@/components/publications/publication-absent";
import { pageNotices } from "@/lib/copy/page-notices";

export default function FreelanceJobError({ error }: { error: Error & { digest?: string } }) {
  return (
    <PublicationError
      notice={pageNotices.freelanceJobLoadFailed}
      list={{ href: "/freelance", label: "Voir toutes les missions" }}
      reference={error.digest}
    />
  );
}
