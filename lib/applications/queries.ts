import "server-only";
import { kinds, type TableOf } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import { eventLabel, type HistoryEntry } from "./format";
import type { ApplicationKind, SentApplication } from "./schema";
import { applicationIdInput } from "./schema";

/** Bounds the size of an answer; no one sends this many applications. */
const LIMIT = 200;

const COLUMNS =
  `id, status, applied_at, answer_due_on, interview_at, target_kind, cv_file_name, publication_id,
  jobs(title, company_name), freelance_jobs(title, company_name),
  scholarships(title, company_name:university)` as const;

/**
 * Returns the applications that the viewer sent, newest first. `title` and `company` are null once the
 * publication is deleted.
 */
export async function listApplications(userId: string): Promise<SentApplication[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select(COLUMNS)
    .eq("candidate_id", userId)
    .order("applied_at", { ascending: false })
    .order("id")
    .limit(LIMIT);
  if (error) throw error;
  return data.map(toSentApplication);
}

type Named = { title: string; company_name: string | null } | null;
type Row = Record<TableOf<ApplicationKind>, Named> & {
  id: string;
  status: string;
  applied_at: string;
  answer_due_on: string | null;
  interview_at: string | null;
  target_kind: ApplicationKind;
  cv_file_name: string | null;
  publication_id: string | null;
};

function toSentApplication(row: Row): SentApplication {
  const target = row[kinds[row.target_kind].table];
  return {
    id: row.id,
    status: row.status,
    appliedAt: row.applied_at,
    answerDueOn: row.answer_due_on,
    interviewAt: row.interview_at,
    kind: row.target_kind,
    cvFileName: row.cv_file_name,
    title: target?.title ?? null,
    company: target?.company_name ?? null,
    targetId: row.publication_id,
  };
}

/** Returns the ids of the publications a user applied to, of any kind: ids are unique across kinds. */
export async function listAppliedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select("publication_id")
    .eq("candidate_id", userId)
    .order("applied_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data.map((row) => row.publication_id).filter((id) => id !== null);
}

export type ApplicationDetails = SentApplication & {
  coverMessage: string | null;
  answers: string[];
  /** The attached CV; null once its owner deleted it. */
  documentId: string | null;
  /** Title and company as they were on the day of sending. */
  sentTo: { title: string | null; company: string | null };
  remindedAt: string | null;
  history: HistoryEntry[];
};

/** Returns one of the viewer's applications, by its id or its publication's; null if there is none. */
export async function findApplication(
  userId: string,
  id: string,
): Promise<ApplicationDetails | null> {
  if (!applicationIdInput.safeParse(id).success) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select(
      `${COLUMNS}, cover_message, answers, document_id, target_title, target_company, reminded_at,
       application_events(id, kind, old_status, new_status, message, created_at)`,
    )
    .eq("candidate_id", userId)
    .or(`id.eq.${id},publication_id.eq.${id}`)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return {
    ...toSentApplication(data),
    coverMessage: data.cover_message,
    answers: data.answers,
    documentId: data.document_id,
    sentTo: { title: data.target_title, company: data.target_company },
    remindedAt: data.reminded_at,
    history: historyOf(data.application_events, data.target_kind),
  };
}

type EventRow = {
  kind: string;
  old_status: string | null;
  new_status: string | null;
  message: string | null;
  created_at: string;
};

function historyOf(events: EventRow[], applied: ApplicationKind): HistoryEntry[] {
  return events
    .map(({ message, created_at, ...event }) => ({
      at: created_at,
      label: eventLabel(event, applied),
      message,
    }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
