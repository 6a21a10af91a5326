import type { Database } from "@/lib/supabase/database.types";
import { isExpired } from "@/lib/text/dates";

/** A row of `freelance_jobs` as the public reads it. */
export type Mission = Pick<
  Database["public"]["Tables"]["freelance_jobs"]["Row"],
  | "id"
  | "title"
  | "company_name"
  | "location"
  | "description"
  | "skills_required"
  | "budget"
  | "duration"
  | "duration_months"
  | "application_deadline"
  | "posted_at"
  | "status"
>;

/** False once the mission is taken or its deadline has passed. */
export function isMissionOpen(mission: Pick<Mission, "status" | "application_deadline">): boolean {
  return mission.status === "published" && !isExpired(mission.application_deadline);
}

/** A mission as its recruiter edits it. */
export type OwnMission = Database["public"]["Tables"]["freelance_jobs"]["Row"];
