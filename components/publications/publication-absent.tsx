"use client";

import { ButtonLink } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { NoticeOnLoad } from "@/components/ui/toaster";
import type { Notice } from "@/lib/copy/notice";

type AbsentProps = {
  notice: Notice;
  list: { href: `/${string}`; label: string };
};

/**
 * 404 page of a publication. A client component: every page includes its boundary, and would otherwise
 * carry the drawing too.
 */
export function PublicationNotFound({ notice, list }: AbsentProps) {
  return (
    <div className="wrap py-12">
      <NoticeOnLoad notice={notice} />
      <EmptyState level="h1" title={notice.title} text={notice.description}>
        <ButtonLink href={list.href} variant="primary">
          {list.label}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

export function PublicationError({
  notice,
  list,
  reference,
}: AbsentProps & { reference?: string }) {
  return (
    <div className="wrap py-12">
      <NoticeOnLoad notice={notice} />
      <ErrorState level="h1" title={notice.description ?? notice.title} reference={reference}>
        <ButtonLink href={list.href}>{list.label}</ButtonLink>
      </ErrorState>
    </div>
  );
}
