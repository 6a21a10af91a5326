import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { isExpired } from "@/lib/text/dates";
import type { SavedItem } from "./schema";

/** More than anybody reads; the newest come first. */
const LIMIT = 500;

/** The ids of what a person saved, whatever their kind: ids are unique over all of them. */
export async function listSavedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("saved_items")
    .select("job_id, freelance_id, scholarship_id")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data
    .map((row) => row.job_id ?? row.freelance_id ?? row.scholarship_id)
    .filter((id) => id !== null);
}

/** What a person saved, newest first, with what a list shows of each. */
export async function listSavedItems(userId: string): Promise<SavedItem[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("saved_items")
    .select(
      `created_at, job_id, freelance_id, scholarship_id,
      jobs (title, company_name, location, application_deadline, status),
      freelance_jobs (title, company_name, location, application_deadline, status),
      scholarships (title, university, location, deadline, status)`,
    )
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data.map(toSavedItem).filter((item) => item !== null);
}

type Offer = {
  title: string;
  company_name: string | null;
  location: string | null;
  application_deadline: string | null;
  status: string;
};
type Bourse = Omit<Offer, "company_name" | "application_deadline"> & {
  university: string;
  deadline: string | null;
};
type Row = {
  created_at: string;
  job_id: string | null;
  freelance_id: string | null;
  scholarship_id: string | null;
  jobs: Offer | null;
  freelance_jobs: Offer | null;
  scholarships: Bourse | null;
};

function toSavedItem(row: Row): SavedItem | null {
  const savedAt = row.created_at;
  if (row.job_id) {
    const href = `/emplois/${row.job_id}`;
    return { kind: "job", id: row.job_id, href, savedAt, ...ofOffer(row.jobs) };
  }
  if (row.freelance_id) {
    const href = `/freelance/${row.freelance_id}`;
    return { kind: "mission", id: row.freelance_id, href, savedAt, ...ofOffer(row.freelance_jobs) };
  }
  if (row.scholarship_id) {
    const href = `/bourses/${row.scholarship_id}`;
    const bourse = row.scholarships && {
      ...row.scholarships,
      company_name: row.scholarships.university,
      application_deadline: row.scholarships.deadline,
    };
    return { kind: "scholarship", id: row.scholarship_id, href, savedAt, ...ofOffer(bourse) };
  }
  return null;
}

/** What is no longer public keeps its place in the list, without its words. */
function ofOffer(offer: Offer | null) {
  return {
    title: offer?.title ?? null,
    organisation: offer?.company_name ?? null,
    location: offer?.location ?? null,
    deadline: offer?.application_deadline ?? null,
    open: offer?.status === "published" && !isExpired(offer.application_deadline),
  };
}
