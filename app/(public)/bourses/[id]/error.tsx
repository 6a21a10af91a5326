"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { pageNotices } from "@/lib/copy/page-notices";

export default function ScholarshipError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={pageNotices.scholarshipLoadFailed} />
      <ErrorState level="h1" title="La bourse n'a pas pu être chargée." reference={error.digest}>
        <ButtonLink href="/bourses">Voir toutes les bourses</ButtonLink>
      </ErrorState>
    </div>
  );
}
