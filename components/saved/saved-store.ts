import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";

/** What the viewer saved, for every button of the page. */
const list = createViewerIds("/api/saved");

export const markSaved = list.mark;

/** Whether `owner` saved this; undefined until it is known, false without an owner. */
export function useSaved(owner: string | null, id: string): boolean | undefined {
  return useViewerId(list, owner, id);
}
