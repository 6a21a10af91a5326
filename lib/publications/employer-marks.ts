import "server-only";
import { frenchText } from "@/lib/ground/french";
import { publicClient } from "@/lib/supabase/public";
import { type EmployerMark, employerTag, markOf } from "./employers";

/**
 * The employer of one publication, kept until that employer changes; one that is withheld is none. It is
 * verified under its own name alone: where the publication shows another, what was kept is from before.
 * @param shown the employer's name as the publication has it, in the site's typography or not.
 * @throws when the data cannot be read.
 */
export async function findMark(
  id: string | null,
  shown: string | null,
): Promise<EmployerMark | null> {
  if (id === null) return null;
  const { data, error } = await publicClient([employerTag(id)])
    .from("employers")
    .select("name, slug, website, verified_at, verified_by")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  const mark = markOf(data);
  const isItsName = shown !== null && frenchText(data.name) === frenchText(shown);
  return isItsName ? mark : { ...mark, verifiedAt: null, verifiedBy: null, website: null };
}
