import "server-only";
import type { AnswerRecord } from "@/lib/publications/answer";
import { EMPLOYER_PAGES_TAG, EMPLOYERS_TAG, employerTag } from "@/lib/publications/employers";
import { kinds, kindsThatCan } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/search";
import type { EmployerFilters } from "./filters";
import type { Employer } from "./schema";

const PER_PAGE = 20;

const COLUMNS =
  "id, slug, name, description, logo, website, province, size, sectors, updated_at, verified_at, verified_by";

/** Everything that the list counts: an offer that is published or ends changes it. */
const LIST_TAGS = [EMPLOYERS_TAG, ...kindsThatCan("employer").map((kind) => kinds[kind].tag)];

/**
 * One page of the list, verified employers first, then by name. A page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function listEmployers({ q, sector, province, page }: EmployerFilters) {
  const { data, error } = await publicClient(LIST_TAGS, { cache: q === "" || "briefly" }).rpc(
    "list_employers",
    {
      ...(q && { q }),
      ...(province && { province: province.code }),
      ...(sector && { sector: sector.slug }),
      skip: Math.min(page - 1, 5_000) * PER_PAGE,
      take: PER_PAGE,
    },
  );
  if (error) throw error;
  const total = data[0]?.total ?? 0;
  return { employers: data, total, pageCount: Math.ceil(total / PER_PAGE) };
}

/** The employer with this slug; null when there is none to read. */
export async function findEmployer(slug: string): Promise<Employer | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const { data, error } = await publicClient([employerTag(slug), EMPLOYER_PAGES_TAG])
    .from("employers")
    .select(COLUMNS)
    .eq("slug", slug)
    .eq("is_hidden", false);
  if (error) throw error;
  return data[0] ?? null;
}

/** The slug of an employer, for an address that has its id; null when there is none to read. */
export async function findSlug(id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([employerTag(id)])
    .from("employers")
    .select("slug")
    .eq("id", id)
    .eq("is_hidden", false);
  if (error) throw error;
  return data[0]?.slug ?? null;
}

/** How it answers candidates; null under ten applications. */
export async function findEmployerRecord(id: string): Promise<AnswerRecord | null> {
  const { data, error } = await publicClient([employerTag(id)]).rpc("employer_answer_record", {
    employer: id,
  });
  if (error) throw error;
  const [record] = data;
  if (!record) return null;
  const { applications, in_time: inTime, median_days: medianDays } = record;
  return { applications, inTime, medianDays };
}

/** What the sitemap names: the newest thousand. */
export async function listEmployerPages() {
  const { data, error } = await publicClient([EMPLOYERS_TAG])
    .from("employers")
    .select("slug, updated_at")
    .eq("is_hidden", false)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(1_000);
  if (error) throw error;
  return data;
}
