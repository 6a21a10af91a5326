import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { notices } from "@/lib/copy/notices";

export default function ScholarshipNotFound() {
  const { title, description } = notices.scholarshipNotFound;
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={notices.scholarshipNotFound} />
      <EmptyState level="h1" title={title} text={description}>
        <ButtonLink href="/bourses" variant="primary">
          Voir toutes les bourses
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
