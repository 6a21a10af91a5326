import { countApplications, countProposals } from "@/lib/copy/counts";
import { validation } from "@/lib/copy/validation";
import { appliedLabels } from "@/lib/shared/kinds";
import { optionalWhole } from "@/lib/text/fields";

const MOST = 1_000;

/** The number of applications after which a publication closes; nothing is null. */
export const maxApplicationsField = optionalWhole(validation.maxApplicationsInvalid).refine(
  (most) => most === null || (most >= 1 && most <= MOST),
  validation.maxApplicationsInvalid,
);

type Kind = "job" | "freelance";
type Limited = { max_applications: number | null; full_on: string | null };

/** "50 candidatures", "50 propositions"; null where no number closes it. */
export function maxApplicationsText(kind: Kind, { max_applications }: Limited): string | null {
  if (max_applications === null) return null;
  return (kind === "job" ? countApplications : countProposals)(max_applications);
}

/** After how many it closes, or that they have come; null where no number closes it. */
export function closingText(kind: Kind, publication: Limited): string | null {
  if (publication.full_on !== null) return fullText(kind);
  const most = maxApplicationsText(kind, publication);
  return most && `Ferme après ${most}`;
}

export function fullText(kind: Kind): string {
  return `Nombre maximal de ${appliedLabels[kind].sent}s atteint`;
}
