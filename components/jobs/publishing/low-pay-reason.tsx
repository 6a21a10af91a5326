import { useState } from "react";
import type { RowFields } from "@/components/publications/row-fields";
import type { Job } from "@/lib/jobs/schema";

/**
 * Asked for only once the pay was found to be under the minimum wage; from then on it stays, with
 * what was typed, whatever else is refused.
 */
export function LowPayReason({
  row,
  errors,
  area,
}: Pick<RowFields<Job>, "row" | "errors" | "area">) {
  const [isAsked, setAsked] = useState(Boolean(row?.low_pay_reason));
  if (errors.low_pay_reason && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return area("low_pay_reason", "Motif du salaire sous le minimum", {
    hint: "Affiché sur l’offre, à côté du salaire. Par exemple\u00a0: stage d’un programme d’études, emploi à pourboire.",
    optional: false,
    maxLength: 500,
    rows: 2,
  });
}
