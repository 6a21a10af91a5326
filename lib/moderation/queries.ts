import { cache } from "react";
import { logError } from "@/lib/monitoring/log";
import { employerTag } from "@/lib/publications/employer-mark";
import { asKind, kinds, pageTag } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import {
  firstValue,
  isUuid,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";
import { QUEUE_PATH } from "./format";
import { asReportable, type Reportable } from "./reporting";
import {
  type Account,
  AUDIT_PAGE,
  type AuditLine,
  type CaseFile,
  type CaseRow,
  type Decision,
  type DecisionName,
  type LogLine,
  type Source,
  sources,
} from "./schema";

/** The target of a report, and the page that the reporter came from. */
type ReportTarget = { title: string; page: { kind: Reportable; id: string } };

/** Returns the target of the report form; null when it is not on the site, or no longer. */
export async function findReportTarget(kind: string, id: string): Promise<ReportTarget | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await clientFor(kind, id)
    .rpc("report_target", { kind, item_id: id })
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return { title: data.title, page: { kind: asReportable(data.page_kind), id: data.page_id } };
}

/** A comment has the tag of its article, unknown at this point: cache it briefly, as its page is. */
function clientFor(kind: string, id: string) {
  if (kind === "comment") return publicClient([], { cache: "briefly" });
  return publicClient([kind === "employer" ? employerTag(id) : pageTag(asKind(kind), id)]);
}

/** Returns the log lines about the viewer, newest first; `before` is the previous page's last line. */
export async function listOwnAudit(before: number | null): Promise<AuditLine[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_audit", {
    before: before ?? undefined,
    most: AUDIT_PAGE,
  });
  if (error) throw error;
  return data.map(({ created_at, ...line }) => ({ ...line, createdAt: created_at }));
}

export async function listLog(
  address: string,
  act: string,
  before: number | null,
): Promise<LogLine[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_audit", {
    address,
    act,
    before: before ?? undefined,
    most: AUDIT_PAGE,
  });
  if (error) throw error;
  return data.map(({ id, created_at, action, actor, subject, title, detail }) => ({
    id,
    createdAt: created_at,
    action,
    actor,
    subject,
    title,
    reason: reasonIn(detail),
  }));
}

function reasonIn(detail: unknown): string | null {
  if (typeof detail !== "object" || detail === null || !("reason" in detail)) return null;
  return typeof detail.reason === "string" ? detail.reason : null;
}

/** Returns the line number of a search param; null for the first page. */
export function lineNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

const FIGURES: Record<string, string> = {
  candidates: "Candidats inscrits",
  recruiters: "Recruteurs inscrits",
  accounts_week: "Comptes créés en 7\u00a0jours",
  applications_week: "Candidatures en 7\u00a0jours",
  alerts: "Alertes actives",
  newsletter: "Abonnés à l’infolettre",
  filled_here: "Annonces pourvues grâce au site",
  filled_elsewhere: "Annonces pourvues autrement",
  filled_not_filled: "Annonces fermées sans être pourvues",
};

/** Returns the site's figures, for operators. @throws when the database refuses or does not answer. */
export async function readFigures(): Promise<{ label: string; count: number }[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("site_figures");
  if (error) throw error;
  return data.map(({ figure, counted }) => ({
    label: FIGURES[figure] ?? `${kinds[asKind(figure)].many} en ligne`,
    count: counted,
  }));
}

/** Returns the number of items that wait for an operator. @throws as `readFigures` does. */
export async function countAllWaiting(): Promise<number> {
  return [...(await countWaiting()).values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the number of waiting items by kind of task, once per request. @throws as `readFigures` does. */
export const countWaiting = cache(async (): Promise<Map<string, number>> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_waiting");
  if (error) throw error;
  return new Map(data.map(({ waiting, counted }) => [waiting, counted]));
});

/** Returns the accounts that match by id, name, address or company, newest first. */
export async function findAccounts(q: string): Promise<Account[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_accounts", { q });
  if (error) throw error;
  return data as unknown as Account[];
}

/** Returns an account and its publications, once per request, or null. @throws as `readFigures` does. */
export const findAccount = cache(async (id: string) => {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const [accounts, { data: publications, error }] = await Promise.all([
    findAccounts(id),
    client.rpc("operator_publications", { account: id }),
  ]);
  if (error) throw error;
  const account = accounts.find((each) => each.id === id);
  return account ? { account, publications } : null;
});

const CASES_PAGE = 50;

/** Filters of the cases: pending or decided, and by what opened them. */
export type CaseFilters = { source: Source | ""; settled: boolean; page: number };

/** Parses the state of the queue from its search params: origine, etat, page. */
export function parseCaseFilters(params: SearchParams): CaseFilters {
  const slug = firstValue(params.origine);
  return {
    source: (Object.keys(sources) as Source[]).find((source) => source === slug) ?? "",
    settled: firstValue(params.etat) === "decides",
    page: pageNumber(params.page),
  };
}

/** Returns the path of a case, with the source that its queue is filtered by. */
export function casePath(id: string, source: Source | ""): string {
  return listHref(`${QUEUE_PATH}/${id}`, { origine: source });
}

export function casesHref({ source = "", settled, page = 1 }: Partial<CaseFilters>): string {
  return listHref(QUEUE_PATH, {
    origine: source,
    etat: settled ? "decides" : "",
    page: page > 1 ? String(page) : "",
  });
}

/** Returns one page of the queue. @throws as `readFigures` does. */
export async function listCases(filter: CaseFilters): Promise<{ cases: CaseRow[]; pages: number }> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_cases", {
    of_source: filter.source,
    settled: filter.settled,
    page: filter.page,
  });
  if (error) throw error;
  if (data.length === 0 && filter.page > 1) {
    return { ...(await listCases({ ...filter, page: 1 })), cases: [] };
  }
  const cases = data.map((row) => ({
    id: row.id,
    source: row.source as Source,
    kind: row.kind,
    title: row.title as string | null,
    ownerId: row.owner_id as string | null,
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

/**
 * Returns the id of the next case to read: the one after `id` in the queue, filtered by source, else the
 * first; null when the queue is empty.
 */
export async function nextCase(id?: string, source: Source | "" = ""): Promise<string | null> {
  const { cases } = await listCases({ source, settled: false, page: 1 });
  const others = cases.slice(cases.findIndex((each) => each.id === id) + 1);
  return [...others, ...cases].find((each) => each.id !== id)?.id ?? null;
}

/** Returns one full case, once per request; null without one. */
export const findCase = cache(async (id: string): Promise<CaseFile | null> => {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_case", { case_id: id });
  if (error) throw error;
  return data as CaseFile | null;
});

/** Returns the decisions on the viewer's publications and account, newest first, once per request. */
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

/** Returns the ids of the viewer's applications to publications taken down; empty if unreadable now. */
export async function listWithdrawnTargets(): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_withdrawn_targets");
  if (error) logError("applications.withdrawn", error);
  return data?.map(({ application_id }) => application_id) ?? [];
}
