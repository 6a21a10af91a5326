import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";

/** What the viewer applied to, for every button of the page. */
const list = createViewerIds("/api/applications");

export const markApplied = list.mark;

/** Whether `owner` applied to this; undefined until it is known, false without an owner. */
export function useApplied(owner: string | null, id: string): boolean | undefined {
  return useViewerId(list, owner, id);
}
