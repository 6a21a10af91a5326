"use server";

import { refresh } from "next/cache";
import { after } from "next/server";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { recruiterAction, viewerAction } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import {
  someStatusesUnchanged,
  statusesChanged,
  unchangedReason,
} from "@/lib/copy/received-notices";
import { failure, notices } from "@/lib/copy/server-notices";
import { sendDueMails } from "@/lib/mail/sending";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { reviewInput, type StatusChangeResult, statusChangeInput } from "./received-schema";
import "server-only";
import type { z } from "zod";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { momentInCity } from "@/lib/text/dates";

/**
 * Changes the status of one or several applications, with the same message to each applicant. Each one
 * succeeds or fails on its own, and the result lists them; the mails leave after the response.
 */
export async function changeStatuses(
  previous: Sender,
  form: FormData,
): Promise<StatusChangeResult> {
  return viewerAction<StatusChangeResult>("applications.status", previous, async (viewer) => {
    if (viewer.role !== "recruteur") return refused(notices.adminRefused);
    const parsed = statusChangeInput.safeParse({
      ids: [...new Set(form.getAll("id"))],
      status: form.get("status"),
      message: form.get("message") ?? "",
      interview: form.get("interview") ?? "",
    });
    if (!parsed.success) return invalid(parsed.error);
    const rate = await takeRateLimit("status-change", viewer.id);
    if (!rate.allowed) return refused(failure("Trop de changements", tryAgainIn(rate.retryAfter)));

    const { ids, status, interview } = parsed.data;
    const at = status === "Entretien" && interview ? momentInCity(interview) : undefined;
    const { changed, unchanged, tooOften } = await changeEach(parsed.data, at);
    if (changed.length > 0) after(() => sendDueMails());
    refresh();
    if (unchanged.length === 0)
      return { ...done(statusesChanged(changed.length, status, at)), changed };
    const reasons = await whyUnchanged(unchanged, status, tooOften);
    const notice = someStatusesUnchanged({
      changed: changed.length,
      of: ids.length,
      status,
      reasons,
    });
    return { ...refused(notice), changed };
  });
}

/** Saves the team's internal notes on an application. */
export async function saveReview(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("applications.review", previous, async () => {
    const parsed = reviewInput.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { error } = await client.from("application_reviews").upsert(parsed.data);
    if (error) {
      logError("applications.review", error);
      return refused(notices.reviewNotSaved);
    }
    refresh();
    return done(notices.reviewSaved);
  });
}

type StatusChange = z.infer<typeof statusChangeInput>;

async function changeEach({ ids, status, message }: StatusChange, at: string | undefined) {
  const client = await requestClient();
  const changed: string[] = [];
  const unchanged: string[] = [];
  const tooOften = new Set<string>();
  for (const id of ids) {
    const { error } = await client.rpc("set_application_status", {
      application_id: id,
      new_status: status,
      message,
      interview: at,
    });
    if (error?.message.includes("changed_too_often")) tooOften.add(id);
    else if (error && !error.message.includes("cannot_change_status")) {
      logError("applications.status", error);
    }
    (error ? unchanged : changed).push(id);
  }
  return { changed, unchanged, tooOften };
}

/** Returns, for each application whose status did not change, its applicant and the reason. */
async function whyUnchanged(
  unchanged: string[],
  wanted: string,
  tooOften: ReadonlySet<string>,
): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .rpc("received_applications")
    .select("id, status, applicant_name, applicant_email")
    .in("id", unchanged);
  if (error) throw error;
  const named = data.map(({ id, status, applicant_name, applicant_email }) => {
    return `${applicant_name || applicant_email} (${unchangedReason(status, wanted, tooOften.has(id))})`;
  });
  const gone = unchanged.length - data.length;
  if (gone === 0) return named;
  return [...named, gone === 1 ? "une candidature disparue" : `${gone} candidatures disparues`];
}
