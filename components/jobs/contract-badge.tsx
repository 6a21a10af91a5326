import { Badge } from "@/components/ui/badge";
import type { ContractType } from "@/lib/jobs/choices";

/** CDI green, CDD blue, Stage purple, any other orange (docs/design.md, Colour). */
const tones = { CDI: "green", CDD: "blue", Stage: "purple", Freelance: "orange" } as const;

export function ContractBadge({ type }: { type: ContractType }) {
  return <Badge tone={tones[type]}>{type}</Badge>;
}
