import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnLoad } from "@/components/ui/notice-on-load";
import type { Notice } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { TabHeading } from "./tab-heading";

/** A tab whose data could not be read: the notice, the sentence and "Réessayer". */
export function tabFailure(title: string, event: string, notice: Notice, error: unknown) {
  return (
    <>
      <TabHeading title={title} />
      <NoticeOnLoad notice={notice} />
      <ErrorState title={notice.description ?? notice.title} reference={logError(event, error)} />
    </>
  );
}

/** What was read, or the error in its place, so that a page decides without a try around JSX. */
export async function settled<T>(work: Promise<T>): Promise<{ data: T } | { error: unknown }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error };
  }
}
