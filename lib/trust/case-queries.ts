import "server-only";
import { cache } from "react";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { CaseFilters } from "./filters";
import type { CaseFile, CaseRow, Decision, Outcome, Written } from "./schema";
import { listSignalsToJudge } from "./signal-queries";

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
    isCorrected: row.corrected_at !== null,
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

/**
 * What helps to decide on a case that waits, its signals, and what else its account wrote. The case is
 * shown without what cannot be read.
 */
export function readAround(file: CaseFile) {
  return Promise.all([listSignalsToJudge(file), listWrittenBeside(file)]);
}

/** What else the account of a case wrote. */
async function listWrittenBeside({ owner_id, item_id }: CaseFile): Promise<Written[]> {
  if (owner_id === null) return [];
  const written = await listWritten(owner_id).catch((error: unknown) => {
    logError("operation.case-around", error);
    return [];
  });
  return written.filter(({ id }) => id !== item_id);
}

/** What an account wrote in the last 90 days, what is in other hands first. */
async function listWritten(person: string): Promise<Written[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_written", { person });
  if (error) throw error;
  return data.map((row) => ({
    kind: row.kind,
    id: row.item_id,
    title: row.title,
    organisation: row.organisation,
    status: row.status,
    writtenAt: row.written_at,
    handedAt: row.handed_at,
    openCase: row.open_case,
    isWithheld: row.is_withheld,
  }));
}

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
    outcome: row.outcome as Outcome,
    reason: row.reason,
    decidedAt: row.decided_at,
    contestedAt: row.contested_at,
    review: row.review as Decision["review"],
    reviewReason: row.review_reason,
    canContest: row.can_contest,
    canCorrect: row.can_correct,
    correctedAt: row.corrected_at,
    correctionAnswer: row.correction_answer,
    sameReader: row.same_reader,
  }));
});

/** The viewer's applications to what an operator has withdrawn. */
export async function listWithdrawnTargets(): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_withdrawn_targets");
  if (error) throw error;
  return data.map(({ application_id }) => application_id);
}
