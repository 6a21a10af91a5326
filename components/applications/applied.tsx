"use client";

import { useSession } from "@/components/layout/session-provider";
import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";
import { Badge } from "@/components/ui/badge";
import { Check } from "@/components/ui/icons";
import type { AppliedKind } from "@/lib/shared/kinds";

/** What the green button of each kind says. */
export const appliedText = (kind: AppliedKind) =>
  kind === "freelance" ? "Proposition envoyée" : "Candidature envoyée";

/** On a card without an apply button: that the viewer has applied already. */
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

/** What the viewer applied to, for every button of the page. */
const list = createViewerIds("/api/applications");

export const markApplied = list.mark;

/** Whether `owner` applied to this; undefined until it is known, false without an owner. */
export function useApplied(owner: string | null, id: string): boolean | undefined {
  return useViewerId(list, owner, id);
}
