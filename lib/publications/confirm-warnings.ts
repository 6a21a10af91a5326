import { ACCEPTED, type ActionResult, refused, type Warning } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";

/**
 * The question before something is published, of what was found in it; null when nothing is left to
 * ask. What was read and accepted is not asked again, unless the law forbids it.
 */
export function confirmWarnings(found: readonly Warning[], form: FormData): ActionResult | null {
  const accepted = String(form.get(ACCEPTED) ?? "").split(" ");
  const warnings = found.filter(({ id, blocking }) => blocking || !accepted.includes(id));
  return warnings.length > 0 ? { ...refused(notices.postingToCheck), warnings } : null;
}
