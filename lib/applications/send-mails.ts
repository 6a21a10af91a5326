import "server-only";
import { logError } from "@/lib/monitoring/log";
import type { requestClient } from "@/lib/supabase/server";
import type { ApplicationInput, Preparation } from "./schema";

type Announcement = {
  application: ApplicationInput;
  answers: string[];
  target: Pick<Preparation, "title" | "company">;
  applicant: { name: string; email: string };
};

/**
 * Sends the mails of an application through the Edge Function, each once however often this is called. The
 * function reads recipient, titles and applicant from the database and ignores them in the body.
 * @returns null once they are sent, else the function's error code, "unknown" without one
 */
export async function sendApplicationMails(
  client: Awaited<ReturnType<typeof requestClient>>,
  { application, answers, target, applicant }: Announcement,
): Promise<string | null> {
  const { data, error } = await client.functions.invoke("send-application-email", {
    body: {
      applicationType: application.kind,
      targetId: application.id,
      title: target.title,
      company: target.company,
      applicantName: applicant.name,
      applicantEmail: applicant.email,
      message: [application.cover_message, ...answers].filter(Boolean).join("\n\n"),
    },
  });
  const answer: unknown = error ? await bodyOf(error) : data;
  if (!error && Object(answer).success === true) return null;
  const { error: word } = Object(answer) as { error?: unknown };
  const reason = typeof word === "string" ? word : "unknown";
  logError("applications.announce", error ?? reason, { kind: application.kind, reason });
  return reason;
}

async function bodyOf(error: { context?: unknown }): Promise<unknown> {
  const { context } = error;
  return context instanceof Response ? context.json().catch(() => null) : null;
}
