"use server";

import { redirect } from "next/navigation";
import { type ActionResult, invalid } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { withNotice } from "@/lib/copy/arrival-parameter";
import { requestClient } from "@/lib/supabase/server";
import { hasSecondStep } from "./assurance";
import { codePath, safeNext } from "./next-path";
import { givePassword } from "./password-given";
import { passwordAgainSchema } from "./schema";

/**
 * Fields `password` and `suivant`: a new session in this browser instead of the one of before, so that
 * the database knows by its age that the password was given just now.
 */
export async function giveAgain(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.password-again", async (viewer) => {
    const fields = passwordAgainSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const client = await requestClient();
    const given = await givePassword(client, viewer, fields.data.password);
    if (!given.ok) return given.refusal("password");
    const next = safeNext(data.get("suivant")) ?? "/espace-utilisateur?onglet=parametres";
    if (hasSecondStep(given.user)) return redirect(codePath(next));
    return redirect(withNotice(next, "mot-de-passe-confirme"));
  });
}
