import { Badge } from "@/components/ui/badge";
import type { OwnEmployer } from "@/lib/publications/owning";

/** Beside an employer's name, for its own people. */
export function VerifiedState({
  employer: { verifiedAt },
}: {
  employer: Pick<OwnEmployer, "verifiedAt">;
}) {
  return verifiedAt === null ? (
    <Badge tone="orange">Non vérifiée</Badge>
  ) : (
    <Badge tone="green">Vérifiée</Badge>
  );
}
