import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { AUDIT_PAGE, type AuditLine, type LogLine } from "./schema";

/** What concerns the viewer, the newest first; `before` is the last line of the page before. */
export async function listOwnAudit(before: number | null): Promise<AuditLine[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_audit", {
    before: before ?? undefined,
    most: AUDIT_PAGE,
  });
  if (error) throw error;
  return data.map(({ created_at, ...line }) => ({ ...line, createdAt: created_at }));
}

/** The log of the site, for operators. */
export async function listLog(
  address: string,
  act: string,
  before: number | null,
): Promise<LogLine[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_audit", {
    address,
    act,
    before: before ?? undefined,
    most: AUDIT_PAGE,
  });
  if (error) throw error;
  return data.map(({ id, created_at, action, actor, subject, title, detail }) => ({
    id,
    createdAt: created_at,
    action,
    actor,
    subject,
    title,
    reason: reasonIn(detail),
  }));
}

function reasonIn(detail: unknown): string | null {
  if (typeof detail !== "object" || detail === null || !("reason" in detail)) return null;
  return typeof detail.reason === "string" ? detail.reason : null;
}

/** The number of a line in an address; null for the first page. */
export function lineNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
