import "server-only";
import { publicClient } from "@/lib/supabase/public";
import { type EmployerMark, employerTag, markOf } from "./employers";

/**
 * The employer of one publication, kept until that employer changes; one that is withheld is none.
 * @throws when the data cannot be read.
 */
export async function findMark(id: string | null): Promise<EmployerMark | null> {
  if (id === null) return null;
  const { data, error } = await publicClient([employerTag(id)])
    .from("employers")
    .select("slug, website, verified_at, verified_by, verified_until")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data && markOf(data);
}
