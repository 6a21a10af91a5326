import type { Database } from "@/lib/supabase/database.types";

/** A row of `jobs` as the public reads it. */
export type Job = Database["public"]["Tables"]["jobs"]["Row"];

/** What a card shows. */
export type JobCard = Pick<
  Job,
  | "id"
  | "title"
  | "company_name"
  | "location"
  | "contract_type"
  | "description"
  | "requirements"
  | "salary_range"
  | "application_deadline"
  | "posted_at"
>;
