import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import type { Notice } from "@/lib/copy/notices";

/** A table that could not be read: the notice, the sentence and "Réessayer". */
export function ListFailure({ notice, reference }: { notice: Notice; reference: string }) {
  return (
    <>
      <NoticeOnArrival notice={notice} />
      <ErrorState title={notice.description ?? notice.title} reference={reference} />
    </>
  );
}
