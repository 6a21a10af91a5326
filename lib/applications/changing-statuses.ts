import "server-only";
import type { z } from "zod";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import type { statusChangeInput } from "./status-change";

type StatusChange = z.infer<typeof statusChangeInput>;

/** Changes one after the other; the database decides of each. */
export async function changeEach({ ids, status, message }: StatusChange) {
  const client = await requestClient();
  const changed: string[] = [];
  const kept: string[] = [];
  for (const id of ids) {
    const { error } = await client.rpc("set_application_status", {
      application_id: id,
      new_status: status,
      message,
    });
    if (error && !error.message.includes("cannot_change_status")) {
      logError("applications.status", error);
    }
    (error ? kept : changed).push(id);
  }
  return { changed, kept };
}

/** Of each application that kept its status: whose it is, and why. */
export async function whyKept(kept: string[], wanted: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .rpc("received_applications")
    .select("id, status, applicant_name, applicant_email")
    .in("id", kept);
  if (error) throw error;
  const named = data.map(({ status, applicant_name, applicant_email }) => {
    return `${applicant_name || applicant_email} (${reasonOf(status, wanted)})`;
  });
  const gone = kept.length - data.length;
  if (gone === 0) return named;
  return [...named, gone === 1 ? "une candidature disparue" : `${gone} candidatures disparues`];
}

function reasonOf(status: string, wanted: string): string {
  if (status === "Retirée") return "candidature retirée";
  return status === wanted ? `déjà « ${wanted} »` : "non enregistrée : réessayez";
}
