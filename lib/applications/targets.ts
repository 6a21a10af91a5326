import "server-only";
import type { requestClient } from "@/lib/supabase/server";
import { isExpired } from "@/lib/text/dates";
import type { ApplicationTarget } from "./schema";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** What is applied to, as it stands now. */
export type Target = { title: string; company: string | null; open: boolean };

/** The offer, mission or bourse; null when it is gone or not public. */
export async function findTarget(
  client: Client,
  { kind, id }: ApplicationTarget,
): Promise<Target | null> {
  if (kind === "job") return findJobTarget(client, id);
  return kind === "freelance" ? findMissionTarget(client, id) : findScholarshipTarget(client, id);
}

async function findJobTarget(client: Client, id: string): Promise<Target | null> {
  const { data, error } = await client
    .from("jobs")
    .select("title, company_name, status, application_deadline")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const open = data.status === "published" && !isExpired(data.application_deadline);
  return { title: data.title, company: data.company_name, open };
}

async function findMissionTarget(client: Client, id: string): Promise<Target | null> {
  const { data, error } = await client
    .from("freelance_jobs")
    .select("title, company_name, status, application_deadline")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const open = data.status === "published" && !isExpired(data.application_deadline);
  return { title: data.title, company: data.company_name, open };
}

async function findScholarshipTarget(client: Client, id: string): Promise<Target | null> {
  const { data, error } = await client
    .from("scholarships")
    .select("title, university, status, deadline, application_mode")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const isDirect = data.application_mode === "direct";
  const open = isDirect && data.status === "published" && !isExpired(data.deadline);
  return { title: data.title, company: data.university, open };
}
