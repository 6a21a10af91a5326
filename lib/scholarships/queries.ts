import { shownRow } from "@/lib/publications/format";
import { kinds, pageTag, type RowOf } from "@/lib/publications/kinds";
import { findMark } from "@/lib/publications/queries";
import {
  type ScholarshipFilters,
  scholarshipFilters,
  scholarshipSearch,
} from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import { searchedPage, skippedBefore } from "@/lib/search/facets";
import { filterMenus, noFilters } from "@/lib/search/filters";
import { searchedList } from "@/lib/search/queries";
import { site } from "@/lib/shared/site";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { lastHalfHour } from "@/lib/text/dates";
import { reasonsOf } from "./eligibility";
import { type Answers, finderParams } from "./filters";

export const scholarshipMenus = filterMenus(scholarshipFilters);

const PER_PAGE = 10;

const COMPARED_PER_PAGE = 20;

const COLUMNS =
  "id, title, university, location, level, field, amount, deadline, closes_at, duration, description, requirements, benefits, official_link, application_mode, status, updated_at, open_to, citizenships, highest_level, other_fields, applicants, verified_on, usual_deadlines, deadline_rule, employer_id";

/**
 * Returns one page of the bourse list, nearest deadline first or most relevant first, with the totals of
 * bourses and pages, and the count of each menu option. When there is no result, a corrected query is tried,
 * then `relaxed` ones. A page past the end has no rows.
 * @throws when the data cannot be read
 */
export function readScholarships(filters: ScholarshipFilters) {
  return searchedList("scholarship", {
    filters,
    free: { ...filters, page: 1, ...noFilters(scholarshipFilters) },
    list: listScholarships,
  });
}

async function listScholarships(filters: ScholarshipFilters) {
  const { rows, ...counted } = await searchedPage(
    "scholarship",
    scholarshipSearch(filters),
    { menus: scholarshipMenus, page: filters.page, perPage: PER_PAGE },
    (client, slice) => client.rpc("list_scholarships", slice).select(COLUMNS),
  );
  return { scholarships: rows.map(shownRow), ...counted };
}

/**
 * Returns a page of bourses compared with the answers, best match first, and their number by verdict; no
 * rows past the last page. Answers are never stored.
 * @throws when the data cannot be read
 */
export async function compareScholarships(answers: Answers, perPage = COMPARED_PER_PAGE) {
  const client = publicClient([], { cache: false });
  const find = (page: number) =>
    client
      .rpc("find_scholarships", {
        params: finderParams(answers),
        skip: skippedBefore(page, perPage),
        take: perPage,
      })
      .throwOnError();
  const { data: matches } = await find(answers.page);
  // The total comes with each row, so an empty page past the end has none.
  const isPastEnd = matches.length === 0 && answers.page > 1;
  const [first] = isPastEnd ? (await find(1)).data : matches;
  const ids = matches.map(({ id }) => id);
  const rows = await client.from("scholarships").select(COLUMNS).in("id", ids);
  if (rows.error) throw rows.error;
  const byId = new Map<string, Scholarship>(rows.data.map((row) => [row.id, shownRow(row)]));
  return {
    compared: matches.flatMap((match) => {
      const scholarship = byId.get(match.id);
      return scholarship ? [{ scholarship, reasons: reasonsOf(scholarship, answers, match) }] : [];
    }),
    found: first?.found ?? 0,
    fitting: first?.fitting ?? 0,
    unsure: first?.unsure ?? 0,
    pageCount: Math.ceil((first?.found ?? 0) / perPage),
  };
}

/** Returns true if no bourse is published, not even an expired one; never cached. */
export async function hasNoScholarships(): Promise<boolean> {
  const { data, error } = await publicClient([], { cache: false })
    .from("scholarships")
    .select("id")
    .eq("status", "published")
    .limit(1);
  if (error) throw error;
  return data.length === 0;
}

/** Returns the bourse with this id, including expired and awarded ones; null if there is none. */
export async function findScholarship(id: string): Promise<Scholarship | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("scholarship", id)])
    .from("scholarships")
    .select(COLUMNS)
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  const [found] = data;
  return found
    ? { ...shownRow(found), employer: await findMark(found.employer_id, found.university) }
    : null;
}

/** Returns an employer's open bourses, nearest deadline first. */
export async function listScholarshipsOf(employer: string, limit: number) {
  const { data, error } = await publicClient([kinds.scholarship.tag])
    .from("scholarships")
    .select(COLUMNS)
    .eq("employer_id", employer)
    .eq("status", "published")
    .gt("closes_at", lastHalfHour())
    .order("deadline", { nullsFirst: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(shownRow);
}

type SavedDeadline = Pick<
  RowOf<"scholarship">,
  "id" | "title" | "university" | "official_link" | "updated_at"
> & {
  deadline: string;
};

/** Returns the deadlines of the bourses saved by the owner of a secret address; null if it is unknown. */
export async function listDeadlinesByToken(token: string): Promise<SavedDeadline[] | null> {
  const client = publicClient([], { cache: false });
  const { data, error } = await client.rpc("calendar_by_token", { token });
  if (error) throw error;
  return data as SavedDeadline[] | null;
}

/** Returns the secret address of a user's calendar of saved bourses; null if they have none. */
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
