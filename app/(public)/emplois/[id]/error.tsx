"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { pageNotices } from "@/lib/copy/page-notices";

export default function JobError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={pageNotices.jobLoadFailed} />
      <ErrorState
        level="h1"
        title="Impossible de charger l'offre d'emploi."
        reference={error.digest}
      >
        <ButtonLink href="/emplois">Voir toutes les offres</ButtonLink>
      </ErrorState>
    </div>
  );
}
