import type { ReactNode } from "react";
import { ClosedNote } from "@/components/ui/closed-note";
import { FeatureControl } from "@/components/ui/feature-control";
import type { Mission } from "@/lib/freelance/schema";
import { isExpired } from "@/lib/text/dates";

/** The way to apply to a mission, or why there is none. */
export function MissionApply({ mission, children }: { mission: Mission; children: ReactNode }) {
  if (mission.status === "filled") return <ClosedNote>Mission attribuée</ClosedNote>;
  if (isExpired(mission.application_deadline)) return <ClosedNote>Mission expirée</ClosedNote>;
  return <FeatureControl feature="apply">{children}</FeatureControl>;
}
