import "server-only";
import { subDays } from "date-fns";
import { asKind } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";

export type DashboardCounts = {
  jobs: number;
  scholarships: number;
  articles: number;
  users: number;
};

/**
 * How much of everything there is, for recruiters.
 * @throws when the database does not answer, or answers nothing because the caller is no recruiter.
 */
export async function countEverything(): Promise<DashboardCounts> {
  const client = await requestClient();
  const { data, error } = await client.rpc("dashboard_counts").single();
  if (error) throw error;
  return data;
}

/** How many weeks the dashboard looks back, this one included. */
const WEEKS = 12;
const SHOWN = 8;
/** How far back views are added up, in days. */
export const SEEN_DAYS = 30;

/**
 * Applications received by the viewer, a recruiter, in each of the last twelve weeks, oldest
 * first; `week` is its Monday. Like the three that follow it throws when the data cannot be read.
 */
export async function countByWeek() {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_applications_by_week", { weeks: WEEKS });
  if (error) throw error;
  return data;
}

/** How many applications received stand in each status; statuses that none has are left out. */
export async function countByStatus() {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_applications_by_status");
  if (error) throw error;
  return data;
}

/** How many applications that wait for an answer are shown. */
const WAITING = 5;

/**
 * What waits for the viewer's answer: the applications that are due first, how many are late, and how
 * many nobody has read.
 */
export async function readWaiting() {
  const client = await requestClient();
  const waiting = () =>
    client
      .rpc("received_applications", {}, { count: "exact" })
      .select("id, applicant_name, applicant_email, title, answer_due_on")
      .eq("status", "En cours");
  const today = todayInCanada();
  const [first, late, fresh] = await Promise.all([
    waiting()
      .order("answer_due_on", { nullsFirst: false })
      .order("id")
      .range(0, WAITING - 1),
    waiting().lt("answer_due_on", today).range(0, 0),
    waiting().eq("is_new", true).range(0, 0),
  ]);
  const error = first.error ?? late.error ?? fresh.error;
  if (error) throw error;
  return { first: first.data ?? [], late: late.count ?? 0, fresh: fresh.count ?? 0 };
}

/** The publications of the viewer's that were opened most in the last 30 days. */
export async function listMostSeen() {
  const client = await requestClient();
  const since = todayInCanada(subDays(new Date(), SEEN_DAYS - 1));
  const { data, error } = await client.rpc("my_most_seen", { since, max_items: SHOWN });
  if (error) throw error;
  return data.map((row) => ({ ...row, kind: asKind(row.kind) }));
}

/** The next deadlines of what the viewer has published, the nearest first. */
export async function listNextDeadlines() {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_next_deadlines", { max_items: SHOWN });
  if (error) throw error;
  return data.map((row) => ({ ...row, kind: asKind(row.kind) }));
}
