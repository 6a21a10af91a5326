import type { Database } from "@/lib/supabase/database.types";
import { isExpired } from "@/lib/text/dates";

/** A row of `scholarships` as the public reads it. */
export type Scholarship = Pick<
  Database["public"]["Tables"]["scholarships"]["Row"],
  | "id"
  | "title"
  | "university"
  | "location"
  | "level"
  | "field"
  | "amount"
  | "deadline"
  | "duration"
  | "description"
  | "requirements"
  | "benefits"
  | "official_link"
  | "application_mode"
  | "status"
  | "updated_at"
>;

/** False once the bourse is awarded or its deadline has passed. */
export function isScholarshipOpen(scholarship: Pick<Scholarship, "status" | "deadline">): boolean {
  return scholarship.status === "published" && !isExpired(scholarship.deadline);
}

/** A bourse as its recruiter edits it. */
export type OwnScholarship = Database["public"]["Tables"]["scholarships"]["Row"];
