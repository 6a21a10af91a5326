"use server";

import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction, withErrorMessage } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { textFields } from "@/lib/text/plain";
import {
  type Ability,
  abilityNames,
  type FrenchTestResult,
  frenchLevelSchema,
  frenchTestFields,
  frenchTestSchema,
  otherTests,
  readFrenchTest,
  type TestScores,
} from "./french-test";
import { listFrenchReference } from "./french-test-queries";

/** Returns the levels of a test. Scores come by POST and are neither stored nor logged. */
export async function compareFrenchTest(
  _previous: Sender,
  form: FormData,
): Promise<FrenchTestResult> {
  const values = textFields(form, frenchTestFields);
  const result = await withErrorMessage<FrenchTestResult>("french-test.read", () =>
    compare(values),
  );
  return { ...result, values };
}

async function compare(values: Record<string, string>): Promise<FrenchTestResult> {
  const parsed = frenchTestSchema.safeParse(values);
  if (!parsed.success) return invalid(parsed.error);
  const { test, scores, takenOn } = parsed.data;
  const other = Object.entries(otherTests).find(([name]) => name === test);
  if (other) {
    return refused(notices.formIncomplete, {
      test: `${other[1]}\u00a0: ce test ne sert pas aux programmes fédéraux. Il faut un TEF Canada ou un TCF Canada.`,
    });
  }
  if (abilityNames.every((ability) => scores[ability] === null)) {
    return refused(notices.formIncomplete, { reading: "Écrivez au moins un résultat" });
  }
  const { scores: rows, programs } = await listFrenchReference();
  const scale = Object.fromEntries(
    rows.filter((row) => row.test === test).map((row) => [row.ability, row]),
  ) as Record<Ability, TestScores>;
  const errors: Record<string, string> = {};
  for (const ability of abilityNames) {
    const { max_score: max } = scale[ability];
    if ((scores[ability] ?? 0) > max) errors[ability] = `Écrivez un nombre de 0 à ${max}`;
  }
  if (Object.keys(errors).length > 0) return refused(notices.formIncomplete, errors);
  return {
    ...done(notices.frenchLevelRead),
    french: readFrenchTest({ scores, takenOn }, scale, programs),
  };
}

/** Saves the person's French level in their profile, where offers are matched against it. */
export async function saveFrenchLevel(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction("profile.french-level", previous, async (viewer) => {
    const parsed = frenchLevelSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { data, error } = await client
      .from("profiles")
      .update(parsed.data)
      .eq("id", viewer.id)
      .select("id");
    if (error || data.length === 0) {
      logError("profile.french-level", error ?? "no row");
      return refused(notices.profileSaveFailed);
    }
    return done(notices.frenchLevelSaved);
  });
}
