import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { notices } from "@/lib/copy/notices";

export default function ArticleNotFound() {
  const { title, description } = notices.articleNotFound;
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={notices.articleNotFound} />
      <EmptyState level="h1" title={title} text={description}>
        <ButtonLink href="/actualites" variant="primary">
          Voir toutes les actualités
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
