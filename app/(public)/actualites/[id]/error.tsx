"use client";

import { ButtonLink } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { pageNotices } from "@/lib/copy/page-notices";

export default function ArticleError({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={pageNotices.articleLoadFailed} />
      <ErrorState level="h1" title="L'article n'a pas pu être chargé." reference={error.digest}>
        <ButtonLink href="/actualites">Voir toutes les actualités</ButtonLink>
      </ErrorState>
    </div>
  );
}
