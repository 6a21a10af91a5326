import "server-only";
import { ACCEPTED, type ActionResult, refused } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { breaks } from "./posting-checks";
import type { JobValues } from "./schema";

/**
 * What the laws of its province would have said otherwise of an offer that is about to be
 * published, before it is; null when nothing is to be asked. Drafts and mandates are not postings,
 * what was read and accepted is not asked again, and a failure here keeps nobody from publishing.
 */
export async function postingWarnings(
  values: JobValues,
  form: FormData,
): Promise<ActionResult | null> {
  if (values.status !== "published" || values.contract_type === "Freelance") return null;
  const client = await requestClient();
  const { data, error } = await client.rpc("posting_rules_of", {
    ...(values.province && { province: values.province }),
    ...(values.location && { place: values.location }),
  });
  if (error) {
    logError("job.rules", error);
    return null;
  }
  const accepted = String(form.get(ACCEPTED) ?? "").split(" ");
  const found = data.filter(
    (rule) => breaks(values, rule) && (rule.blocking || !accepted.includes(rule.id)),
  );
  if (found.length === 0) return null;
  return {
    ...refused(notices.postingToCheck),
    warnings: found.map(({ id, sentence, link, proposal, blocking }) => ({
      id,
      text: sentence,
      link,
      proposal,
      blocking,
    })),
  };
}
