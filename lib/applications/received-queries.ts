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
 * Returns one page of the applications to the viewer's publications, with the options of its filters. A
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
  // Past the end PostgREST returns no count: read it from the first page.
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

async function countReceivedByStatus(list: ReceivedList): Promise<Map<string, number>> {
  const client = await requestClient();
  const { data, error } = await client.rpc("received_by_status", filterOf(list));
  if (error) throw error;
  return new Map(data.map(({ status, applications }) => [status, applications]));
}

/** With this many publications or fewer, the menu also lists those without applications. */
const MAX_EMPTY = 25;

/** Lists the viewer's publications, those with applications first; the chosen one is always included. */
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
  answerDueOn: string | null;
  interviewAt: string | null;
  /** The team's internal notes. */
  notes: string;
  /** Whether the sender still shares the CV. */
  hasCv: boolean;
  history: HistoryEntry[];
};

/** Previous and next links cover this many applications of a list. */
const MAX_WALKED = 1_000;

/** Returns the previous and next application of a list, even if an answer has just removed this one. */
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

/** Returns an application to one of the viewer's publications; null for anything else. */
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
