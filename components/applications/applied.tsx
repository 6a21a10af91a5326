"use client";

import { useSession } from "@/components/layout/session-provider";
import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";
import { Badge } from "@/components/ui/badge";
import { Check } from "@/components/ui/icons";
import type { AppliedKind } from "@/lib/shared/kinds";

/** Label of the apply button once the viewer has applied. */
export const appliedText = (kind: AppliedKind) =>
  kind === "freelance" ? "Proposition envoyée" : "Candidature envoyée";

/** Marks a card without an apply button as applied to. */
export function AppliedMark({ kind, id }: { kind: AppliedKind; id: string }) {
  const { viewer } = useSession();
  if (!useApplied(viewer?.id ?? null, id)) return null;
  return (
    <Badge tone="green">
      <Check className="size-3.5" />
      {appliedText(kind)}
    </Badge>
  );
}

/** Ids that the viewer applied to, shared by all buttons of the page. */
const list = createViewerIds("/api/applications");

export const markApplied = list.mark;

/** Returns whether `owner` applied to this; undefined while loading, false without an owner. */
export function useApplied(owner: string | null, id: string): boolean | undefined {
  return useViewerId(list, owner, id);
}
