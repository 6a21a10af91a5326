"use client";

import { ButtonLink } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { NoticeOnLoad } from "@/components/ui/toaster";
import type { Notice } from "@/lib/copy/notice";

type AbsentProps = {
  notice: Notice;
  /** Where the others are, and what the way there says. */
  list: { href: `/${string}`; label: string };
};

/**
 * The page of a publication that is not there. A client component: each page carries its boundary,
 * and would otherwise carry the drawing too.
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

/** The page of a publication that cannot be read now. */
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
