import "server-only";
import { publicClient } from "@/lib/supabase/public";
import type { FrenchProgram, TestScores } from "./french-test";

/** The cache tag of reference rows; only an operator changes them, in SQL. */
const TAG = "french-tests";

/** The minimum scores of each test and ability, and the programmes in the order of their level. */
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
