import { plainNumber } from "@/lib/copy/counts";
import { validation } from "@/lib/copy/validation";
import { appliedLabels } from "@/lib/shared/kinds";
import { optionalWhole } from "@/lib/text/fields";

/** The number of applications after which a publication closes; nothing is null. */
export const maxApplicationsField = optionalWhole(validation.maxApplicationsInvalid).refine(
  (most) => most === null || (most >= 1 && most <= 1_000),
  validation.maxApplicationsInvalid,
);

type Kind = "job" | "freelance";
type Limited = { max_applications: number | null; full_on: string | null };

/** "50 candidatures", "50 propositions"; null where no number closes it. */
export function maxApplicationsText(kind: Kind, { max_applications: most }: Limited) {
  if (most === null) return null;
  return `${plainNumber(most)} ${appliedLabels[kind].sent}${most > 1 ? "s" : ""}`;
}

/** After how many it closes, or that they have come; null where no number closes it. */
export function closingText(kind: Kind, publication: Limited) {
  if (publication.full_on) return `Nombre maximal de ${appliedLabels[kind].sent}s atteint`;
  const most = maxApplicationsText(kind, publication);
  return most && `Ferme après ${most}`;
}
