"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { pageNotices } from "@/lib/copy/page-notices";

export default function MissionError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={pageNotices.missionLoadFailed} />
      <ErrorState level="h1" title="La mission n'a pas pu être chargée." reference={error.digest}>
        <ButtonLink href="/freelance">Voir toutes les missions</ButtonLink>
      </ErrorState>
    </div>
  );
}
