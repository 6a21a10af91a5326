import "server-only";
import { asKind } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { isoMoment } from "@/lib/text/dates";
import { eventLabel, type HistoryEntry } from "./format";
import {
  type ListedRow,
  RECEIVED_PER_PAGE,
  type ReceivedList,
  type ReceivedPublication,
  type ReceivedRow,
  statusCondition,
} from "./received-filters";

const COLUMNS =
  `id, status, applied_at, applicant_name, applicant_email, kind, title, is_shortlisted,
  is_hired` as const;

/**
 * One page of the applications to the viewer's own publications, with what its filters offer. A
 * page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function readReceived(list: ReceivedList) {
  const [table, counts, publications] = await Promise.all([
    listReceived(list),
    countReceivedByStatus(list),
    listReceivedPublications(list.publication),
  ]);
  return { ...table, counts, publications };
}

async function listReceived(
  list: ReceivedList,
): Promise<{ rows: ListedRow[]; total: number; pageCount: number }> {
  const from = (list.page - 1) * RECEIVED_PER_PAGE;
  const client = await requestClient();
  const found = client
    .rpc("received_applications", filterOf(list), { count: "exact" })
    .select(`${COLUMNS}, answer_due_on`);
  const { data, count, error } = await (list.status
    ? found.eq(...statusCondition(list.status))
    : found
  )
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .range(from, from + RECEIVED_PER_PAGE - 1);
  // Past the end nothing is counted.
  if (error?.code === "PGRST103")
    return { ...(await listReceived({ ...list, page: 1 })), rows: [] };
  if (error) throw error;
  const total = count ?? 0;
  const opened = await openedOf(data.map(({ id }) => id));
  const rows = data.map((row) => ({
    ...toRow(row),
    isUnread: row.status === "En cours" && !opened.has(row.id),
    answerDueOn: row.answer_due_on,
  }));
  return { rows, total, pageCount: Math.ceil(total / RECEIVED_PER_PAGE) };
}

/** Those of which somebody has opened the CV. */
async function openedOf(ids: string[]): Promise<Set<string>> {
  const client = await requestClient();
  const { data, error } = await client
    .from("application_events")
    .select("application_id")
    .eq("kind", "cv-opened")
    .in("application_id", ids);
  if (error) throw error;
  return new Set(data.map(({ application_id }) => application_id));
}

/** How many applications each status has under the same words and publication. */
async function countReceivedByStatus(list: ReceivedList): Promise<Map<string, number>> {
  const client = await requestClient();
  const { data, error } = await client.rpc("received_by_status", filterOf(list));
  if (error) throw error;
  return new Map(data.map(({ status, applications }) => [status, applications]));
}

/** Of so many publications, also those that nobody has applied to are offered. */
const MAX_EMPTY = 25;

/** The viewer's publications, those with applications first; the chosen one is always there. */
async function listReceivedPublications(chosen: string | null): Promise<ReceivedPublication[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("received_publications", {
    chosen: chosen ?? undefined,
  });
  if (error) throw error;
  const isShort = data.length <= MAX_EMPTY;
  const listed = data.filter(
    ({ applications, item_id }) => isShort || applications > 0 || item_id === chosen,
  );
  return listed.map(({ kind, item_id, title, applications }) => ({
    kind: asKind(kind),
    id: item_id,
    title,
    count: applications,
  }));
}

export type ReceivedDetails = ReceivedRow & {
  publicationId: string;
  company: string | null;
  coverMessage: string | null;
  answers: string[];
  cvFileName: string | null;
  /** The last day of the response commitment, if there is one. */
  answerDueOn: string | null;
  interviewAt: string | null;
  /** What the team writes of it, among itself. */
  notes: string;
  /** Whether its sender still shows the CV. */
  hasCv: boolean;
  history: HistoryEntry[];
};

/** As far as a list is walked one by one. */
const MAX_WALKED = 1_000;

/** Those before and after one in a list, also of one that an answer has just taken out of it. */
export async function neighboursOf(id: string, list: ReceivedList) {
  const client = await requestClient();
  const found = client.rpc("received_applications", filterOf(list)).select("id");
  const [column, value] = list.status ? statusCondition(list.status) : [];
  const { data, error } = await (column ? found.or(`id.eq.${id},${column}.eq."${value}"`) : found)
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .limit(MAX_WALKED);
  if (error) throw error;
  const at = data.findIndex((row) => row.id === id);
  return { previous: data[at - 1]?.id ?? null, next: data[at + 1]?.id ?? null };
}

/** An application to one of the viewer's own publications; null for anything else. */
export async function findReceived(id: string): Promise<ReceivedDetails | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .rpc("received_applications")
    .select(`${COLUMNS}, publication_id, company, cover_message, answers, cv_file_name, has_cv`)
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return {
    ...toRow(data),
    publicationId: data.publication_id,
    company: data.company,
    coverMessage: data.cover_message,
    answers: data.answers,
    cvFileName: data.cv_file_name,
    hasCv: data.has_cv,
    ...(await readTermAndHistory(id)),
  };
}

async function readTermAndHistory(id: string) {
  const client = await requestClient();
  const [term, history] = await Promise.all([
    client
      .from("applications")
      .select("status, answer_due_on, interview_at, application_reviews(notes)")
      .eq("id", id)
      .maybeSingle(),
    readHistory(id),
  ]);
  if (term.error) throw term.error;
  return {
    answerDueOn: term.data?.answer_due_on ?? null,
    interviewAt: term.data?.status === "Entretien" ? term.data.interview_at : null,
    notes: term.data?.application_reviews?.notes ?? "",
    history,
  };
}

async function readHistory(id: string): Promise<HistoryEntry[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("application_events")
    .select("kind, old_status, new_status, message, created_at")
    .eq("application_id", id);
  if (error) throw error;
  return data
    .map(({ message, created_at, ...event }) => ({
      at: isoMoment(created_at),
      label: labels[event.kind] ?? eventLabel(event),
      message,
    }))
    .sort((one, other) => one.at.localeCompare(other.at));
}

/** The same events as their sender reads, in the words of the other side. */
const labels: Record<string, string | undefined> = {
  sent: "Candidature reçue",
  withdrawn: "Candidature retirée par la personne",
  reminded: "Relance de la personne",
  "answer-due": "Rappel\u00a0: votre réponse est attendue",
  unanswered: "Fermée sans réponse de votre part",
  "cv-opened": "CV ouvert",
};

function filterOf({ q, publication }: ReceivedList) {
  return { q, publication: publication ?? undefined };
}

type Row = {
  id: string;
  status: string;
  applied_at: string;
  applicant_name: string | null;
  applicant_email: string | null;
  kind: string;
  title: string | null;
  is_shortlisted: boolean;
  is_hired: boolean;
};

function toRow(row: Row): ReceivedRow {
  const email = row.applicant_email ?? "";
  return {
    id: row.id,
    status: row.status,
    appliedAt: isoMoment(row.applied_at),
    name: row.applicant_name || email || "Personne sans nom",
    email,
    kind: asKind(row.kind),
    title: row.title ?? "Titre non disponible",
    isShortlisted: row.is_shortlisted,
    isHired: row.is_hired,
  };
}
