import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { notices } from "@/lib/copy/notices";

export default function MissionNotFound() {
  const { title, description } = notices.missionNotFound;
  return (
    <div className="wrap py-12">
      <NoticeOnArrival notice={notices.missionNotFound} />
      <EmptyState level="h1" title={title} text={description}>
        <ButtonLink href="/freelance" variant="primary">
          Voir toutes les missions
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
