import "server-only";
import { publicClient } from "@/lib/supabase/public";
import type { FrenchProgram, TestScores } from "./french-test";

/** Cache tag of the reference rows, which only an operator changes, in SQL. */
const TAG = "french-tests";

/** Returns the minimum scores by test and ability, and the programmes ordered by level. */
export async function listFrenchReference(): Promise<{
  scores: TestScores[];
  programs: FrenchProgram[];
}> {
  const client = publicClient([TAG]);
  const [scores, programs] = await Promise.all([
    client.from("language_test_scores").select("*"),
    client.from("french_programs").select("*").order("nclc").order("slug"),
  ]);
  const error = scores.error ?? programs.error;
  if (error) throw error;
  return { scores: scores.data ?? [], programs: programs.data ?? [] };
}
