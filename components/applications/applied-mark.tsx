"use client";

import { useSession } from "@/components/layout/session-provider";
import { Badge } from "@/components/ui/badge";
import { Check } from "@/components/ui/icons";
import { useApplied } from "./applied-store";

/** On a card without an apply button: that the viewer has applied already. */
export function AppliedMark({ id }: { id: string }) {
  const { viewer } = useSession();
  if (!useApplied(viewer?.id ?? null, id)) return null;
  return (
    <Badge tone="green">
      <Check className="size-3.5" />
      Candidature envoyée
    </Badge>
  );
}
