import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { eventLabel, type HistoryEntry } from "./history";
import { applicationIdInput } from "./input";
import { COLUMNS, toSentApplication } from "./queries";
import type { SentApplication } from "./schema";

/** An application whole, as its sender reads it again. */
export type ApplicationDetails = SentApplication & {
  coverMessage: string | null;
  /** The file, while its sender keeps it. */
  documentId: string | null;
  /** The publication's words on the day of sending. */
  sentTo: { title: string | null; company: string | null };
  remindedAt: string | null;
  /** Oldest first; openings of the CV among the rest. */
  history: HistoryEntry[];
};

/** One of the viewer's own applications; null when there is none of that id. */
export async function findApplication(
  userId: string,
  id: string,
): Promise<ApplicationDetails | null> {
  if (!applicationIdInput.safeParse(id).success) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select(
      `${COLUMNS}, cover_message, document_id, target_title, target_company, reminded_at,
       application_events(id, kind, new_status, message, created_at), cv_openings(id, opened_at)`,
    )
    .eq("candidate_id", userId)
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  return {
    ...toSentApplication(data),
    coverMessage: data.cover_message,
    documentId: data.document_id,
    sentTo: { title: data.target_title, company: data.target_company },
    remindedAt: data.reminded_at,
    history: historyOf(data.application_events, data.cv_openings),
  };
}

type EventRow = {
  kind: string;
  new_status: string | null;
  message: string | null;
  created_at: string;
};

function historyOf(events: EventRow[], openings: { opened_at: string }[]): HistoryEntry[] {
  const told = events.map(({ kind, new_status, message, created_at }) => ({
    at: created_at,
    label: eventLabel({ kind, status: new_status }),
    message,
  }));
  const opened = openings.map(({ opened_at }) => ({
    at: opened_at,
    label: "Votre CV a été consulté",
    message: null,
  }));
  return [...told, ...opened].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
