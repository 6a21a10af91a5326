import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import { firstValue, isUuid, listHref, pageNumber, type SearchParams } from "@/lib/text/search";
import type { CaseFile, CaseRow, Decision, DecisionName, Source } from "./schema";
import { sources } from "./schema";

export const QUEUE_PATH = "/admin/operation/file";

/** How many cases a page of the queue has. */
const CASES_PAGE = 50;

/** Which cases are shown: those that wait or those that are decided, by what opened them. */
export type CaseFilters = { source: Source | ""; settled: boolean; page: number };

/** Reads the state of the queue from its address: origine, etat, page. */
export function parseCaseFilters(params: SearchParams): CaseFilters {
  const asked = firstValue(params.origine);
  return {
    source: (Object.keys(sources) as Source[]).find((source) => source === asked) ?? "",
    settled: firstValue(params.etat) === "decides",
    page: pageNumber(params.page),
  };
}

export function casesHref({ source = "", settled, page = 1 }: Partial<CaseFilters>): string {
  return listHref(QUEUE_PATH, {
    origine: source,
    etat: settled ? "decides" : "",
    page: page > 1 ? String(page) : "",
  });
}

/** A page of the queue; throws when refused or silent. */
export async function listCases(filter: CaseFilters): Promise<{ cases: CaseRow[]; pages: number }> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_cases", {
    of_source: filter.source,
    settled: filter.settled,
    page: filter.page,
  });
  if (error) throw error;
  const cases = data.map((row) => ({
    id: row.id,
    source: row.source as Source,
    kind: row.kind,
    title: row.title as string | null,
    ownerName: row.owner_name as string | null,
    reports: row.reports,
    memberReports: row.member_reports,
    reasons: row.reasons,
    weight: row.weight,
    openedAt: row.opened_at,
    decision: row.decision as DecisionName | null,
    isContested: row.contested_at !== null && row.contest_decision === null,
    contestDecision: row.contest_decision as string | null,
  }));
  return { cases, pages: Math.ceil((data[0]?.total ?? 0) / CASES_PAGE) };
}

/** The case that is to be read after this one: the next of the queue, else its first; null of none. */
export async function nextCase(id: string): Promise<string | null> {
  const { cases } = await listCases({ source: "", settled: false, page: 1 });
  const others = cases.slice(cases.findIndex((each) => each.id === id) + 1);
  return [...others, ...cases].find((each) => each.id !== id)?.id ?? null;
}

/** Asked once a request: all of one case, or null. */
export const findCase = cache(async (id: string): Promise<CaseFile | null> => {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_case", { case_id: id });
  if (error) throw error;
  return data as CaseFile | null;
});

/** Asked once a request: what was decided on the viewer's publications and account, the newest first. */
export const listDecisions = cache(async (): Promise<Decision[]> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_decisions");
  if (error) throw error;
  return data.map((row) => ({
    id: row.id,
    kind: row.kind,
    itemId: row.item_id,
    title: row.title,
    decision: row.decision as DecisionName,
    reason: row.reason,
    wording: row.wording,
    decidedAt: row.decided_at,
    contestedAt: row.contested_at,
    contestDecision: row.contest_decision as Decision["contestDecision"],
    contestReason: row.contest_reason,
    canContest: row.can_contest,
  }));
});

/** The viewer's applications to what was taken off the site. */
export async function listWithdrawnTargets(): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_withdrawn_targets");
  if (error) throw error;
  return data.map(({ application_id }) => application_id);
}
