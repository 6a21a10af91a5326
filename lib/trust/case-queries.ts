import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { CaseFilters } from "./filters";
import type { CaseFile, CaseRow, Decision, Outcome } from "./schema";

/** How many cases a page of the desk has. */
const CASES_PAGE = 100;

/**
 * A page of what waits for an operator, or with `settled` of what was decided; throws when refused or
 * silent.
 */
export async function listCases(filter: CaseFilters): Promise<{ cases: CaseRow[]; pages: number }> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_cases", {
    settled: filter.settled,
    of_reason: filter.reason,
    members_only: filter.membersOnly,
    page: filter.page,
  });
  if (error) throw error;
  const cases = data.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    ownerName: row.owner_name,
    reported: row.reported,
    members: row.members,
    unheard: row.unheard,
    reasons: row.reasons,
    openedAt: row.opened_at,
    outcome: row.outcome as Outcome | null,
    isContested: row.contested_at !== null && row.review === null,
    review: row.review,
  }));
  return { cases, pages: Math.ceil((data[0]?.total ?? 0) / CASES_PAGE) };
}

/** Asked once a request: all of one case, or null. */
export const findCase = cache(async (id: string): Promise<CaseFile | null> => {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_case", { case_id: id });
  if (error) throw error;
  return data as CaseFile | null;
});

/** What was decided on the viewer's publications and account, the newest first. */
export async function listDecisions(): Promise<Decision[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_decisions");
  if (error) throw error;
  return data.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    outcome: row.outcome as Outcome,
    reason: row.reason,
    decidedAt: row.decided_at,
    contestedAt: row.contested_at,
    review: row.review as Decision["review"],
    reviewReason: row.review_reason,
    canContest: row.can_contest,
  }));
}

/** The viewer's applications to what an operator has withdrawn. */
export async function listWithdrawnTargets(): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_withdrawn_targets");
  if (error) throw error;
  return data.map(({ application_id }) => application_id);
}
