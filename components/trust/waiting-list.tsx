import Link from "next/link";
import { Card } from "@/components/ui/card";
import { frenchText } from "@/lib/ground/french";
import { longDateTime } from "@/lib/text/dates";
import type { WaitingRow } from "@/lib/trust/gate-schema";
import { kindLabel } from "@/lib/trust/words";

/** What waits to be read, the oldest first. */
export function WaitingList({ rows }: { rows: WaitingRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, kind, title, organisation, ownerName, askedAt, approvedBefore }) => (
        <Card as="li" key={id} className="grid gap-1.5 p-4">
          <p className="text-sm text-muted">
            {kindLabel(kind)} ·{" "}
            {approvedBefore === 0 ? "Première publication" : "Déjà acceptée auparavant"}
          </p>
          <p>
            <Link href={`/admin/operation/file/${id}`} className="text-link text-lg wrap-anywhere">
              {frenchText(title)}
            </Link>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {[organisation, ownerName]
              .filter((name) => name !== null)
              .map(frenchText)
              .join(" · ")}
            {" · "}
            <span className="whitespace-nowrap">depuis le {longDateTime(askedAt)}</span>
          </p>
        </Card>
      ))}
    </ul>
  );
}
