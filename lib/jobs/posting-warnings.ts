import "server-only";
import type { ActionResult, Warning } from "@/lib/actions/result";
import { logError } from "@/lib/log";
import { abroadWarnings } from "@/lib/publications/abroad-contradiction";
import { askFirst } from "@/lib/publications/asked-first";
import { requestClient } from "@/lib/supabase/server";
import { breaks } from "./posting-checks";
import type { JobValues } from "./schema";

/**
 * What is to be read of an offer that is about to be published, before it is: what it says against
 * itself, and what the laws of its province would have said otherwise. Null when nothing is to be
 * asked; nothing is of a draft.
 */
export async function postingWarnings(
  values: JobValues,
  form: FormData,
): Promise<ActionResult | null> {
  if (values.status !== "published") return null;
  return askFirst([...abroadWarnings(values), ...(await rulesBroken(values))], form);
}

/** Mandates are not postings, and a failure here keeps nobody from publishing. */
async function rulesBroken(values: JobValues): Promise<Warning[]> {
  if (values.contract_type === "Freelance") return [];
  const client = await requestClient();
  const { data, error } = await client.rpc("posting_rules_of", {
    ...(values.province && { province: values.province }),
    ...(values.location && { place: values.location }),
  });
  if (error) {
    logError("job.rules", error);
    return [];
  }
  return data
    .filter((rule) => breaks(values, rule))
    .map(({ id, sentence, link, proposal, blocking }) => ({
      id,
      text: sentence,
      link,
      proposal,
      blocking,
    }));
}
