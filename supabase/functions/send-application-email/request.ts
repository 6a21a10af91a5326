import type { AppliedKind } from "#lib/shared/kinds.ts";
import { appliedLabels } from "#lib/shared/kinds.ts";
import { isUuid } from "#supabase/functions/_shared/answer.ts";

const TYPES = Object.keys(appliedLabels) as AppliedKind[];

/** What is taken from a call; the rest is the database's to say. */
export type ApplicationRequest = {
  applicationType: AppliedKind;
  targetId: string;
  message: string;
};

/** The call's own words, or null when they are not what they should be. */
export async function readApplication(request: Request): Promise<ApplicationRequest | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { applicationType, targetId, message = "" } = body as Record<string, unknown>;
  const type = TYPES.find((name) => name === applicationType);
  if (!type || !isUuid(targetId) || typeof message !== "string") return null;
  return { applicationType: type, targetId, message };
}
