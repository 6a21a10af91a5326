import { Badge } from "@/components/ui/badge";
import { statusTone } from "@/lib/applications/schema";

/** Where an application stands: blue, green, red, or grey (design.md). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status}</Badge>;
}
