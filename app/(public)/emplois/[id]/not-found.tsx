import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { notices } from "@/lib/copy/notices";

export default function JobNotFound() {
  const { title, description } = notices.jobNotFound;
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={notices.jobNotFound} />
      <EmptyState level="h1" title={title} text={description}>
        <ButtonLink href="/emplois" variant="primary">
          Voir toutes les offres
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
