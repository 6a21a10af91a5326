import "server-only";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { type ScholarshipFilters, scholarshipsHref } from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import { site } from "@/lib/site";
import { cachedCount } from "@/lib/supabase/cached-count";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { isUuid } from "@/lib/text/search";

/** As docs/product.md, Lists, says. */
const PER_PAGE = 10;

const COLUMNS =
  "id, title, university, location, level, field, amount, deadline, duration, description, requirements, benefits, official_link, application_mode, status, updated_at";

/**
 * One page of the list of bourses, nearest deadline first, with the number of bourses and of
 * pages. A page past the end has no rows. Throws when the data cannot be read.
 */
export async function listScholarships(filters: ScholarshipFilters) {
  const from = (filters.page - 1) * PER_PAGE;
  const [rows, total] = await Promise.all([
    matchingScholarships(filters)
      .order("deadline", { ascending: true, nullsFirst: false })
      .order("id")
      .range(from, from + PER_PAGE - 1),
    cachedCount(() => matchingScholarships(filters, { count: "exact", head: true }).limit(1), {
      tags: [kinds.scholarship.tag],
      key: filters.q === "" ? [{ ...filters, page: 1 }, todayInCanada()] : null,
    }),
  ]);
  if (rows.error) throw rows.error;
  return {
    scholarships: rows.data,
    total,
    pageCount: Math.ceil(total / PER_PAGE),
    narrowed: scholarshipsHref({ ...filters, page: 1, expired: false }) !== scholarshipsHref({}),
  };
}

/** True when not a single bourse is published, expired ones counted; never a kept answer. */
export async function hasNoScholarships(): Promise<boolean> {
  const { data, error } = await publicClient([], { cache: false })
    .from("scholarships")
    .select("id")
    .eq("status", "published")
    .limit(1);
  if (error) throw error;
  return data.length === 0;
}

/** The bourse with this id, expired and awarded ones too; null when there is none to read. */
export async function findScholarship(id: string): Promise<Scholarship | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("scholarship", id)])
    .from("scholarships")
    .select(COLUMNS)
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  return data[0] ?? null;
}

/** The deadlines of the bourses saved by the owner of a secret address; null when unknown. */
export async function listDeadlinesByToken(token: string) {
  const client = publicClient([], { cache: false });
  const [known, deadlines] = await Promise.all([
    client.rpc("is_calendar_token", { token }),
    client.rpc("calendar_by_token", { token }),
  ]);
  if (known.error) throw known.error;
  if (deadlines.error) throw deadlines.error;
  return known.data ? deadlines.data : null;
}

/** The secret address of a person's calendar of saved bourses; null while they have none. */
export async function findCalendarUrl(userId: string): Promise<string | null> {
  const client = await requestClient();
  const { data, error } = await client
    .from("calendar_tokens")
    .select("token")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  return data && `${site.url}/calendrier/${data.token}.ics`;
}

type Counting = { count: "exact"; head: true };

/**
 * The published bourses that the filters ask for; words and the field go through
 * `search_scholarships`, by POST (as GET the embedded backend takes `or` for an argument).
 */
function matchingScholarships(filters: ScholarshipFilters, counting?: Counting) {
  const { q, level, field } = filters;
  const client = publicClient([kinds.scholarship.tag], { cache: q === "" || "briefly" });
  const source =
    q !== "" || field !== null
      ? client
          .rpc("search_scholarships", { q, field: field?.label ?? "" }, { count: counting?.count })
          .select(COLUMNS)
      : client.from("scholarships").select(COLUMNS, counting);

  let query = source.eq("status", "published");
  if (level) query = query.eq("level", level.label);
  const alternatives = [deadlineAlternatives(filters), amountAlternatives(filters)].filter(
    (part) => part !== null,
  );
  if (alternatives.length > 0) query = query.or(`and(${alternatives.join(",")})`);
  return query;
}

/** PostgREST's words for "no deadline, or not passed". */
function deadlineAlternatives({ expired }: ScholarshipFilters): string | null {
  return expired ? null : `or(deadline.is.null,deadline.gte.${todayInCanada()})`;
}

/** "Complète" keeps amounts that say so, with or without the accent; "partielle" the others. */
function amountAlternatives({ type }: ScholarshipFilters): string | null {
  if (type?.slug === "complete") return "amount.ilike.*compl_te*";
  if (type?.slug === "partielle") return "or(amount.is.null,amount.not.ilike.*compl_te*)";
  return null;
}
