"use server";

import { createHash } from "node:crypto";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import {
  ACCEPTED,
  type ActionResult,
  done,
  refused,
  type Sender,
  type Warning,
} from "@/lib/actions/result";
import { recruiterAction } from "@/lib/actions/viewer-action";
import { reviewNotices } from "@/lib/copy/administration-notices";
import { countJobs } from "@/lib/copy/counts";
import { jobsImported, notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { abroadWarnings } from "@/lib/publications/abroad";
import { kinds, pagePath } from "@/lib/publications/kinds";
import { forgetPublication } from "@/lib/publications/revalidation";
import {
  confirmWarnings,
  deletePublication,
  saveFailed,
  savePublication,
} from "@/lib/publications/write";

import { notifySearchEngines } from "@/lib/seo/indexnow";
import { requestClient } from "@/lib/supabase/server";
import { type ImportProblem, readJobsCsv } from "./csv";
import { type ImportWarning, reviewFile } from "./import-review";
import { breaks, explainRefusal, ruleText } from "./posting-rules";
import { type JobValues, jobFormSchema } from "./schema";

/**
 * Returns the warnings to accept before an offer is published: contradictions in it, and what the laws of
 * its province require. Null when there are none, and for a draft.
 */
async function postingWarnings(values: JobValues, form: FormData): Promise<ActionResult | null> {
  if (values.status !== "published") return null;
  return confirmWarnings([...abroadWarnings(values), ...(await rulesBroken(values))], form);
}

/** Offers of the contract « Freelance » are exempt, and a failure here does not prevent publishing. */
async function rulesBroken(values: JobValues): Promise<Warning[]> {
  if (values.contract_type === "Freelance") return [];
  const client = await requestClient();
  const { data, error } = await client.rpc("posting_rules_of", {
    ...(values.province && { province: values.province }),
    ...(values.location && { place: values.location }),
  });
  if (error) {
    logError("job.rules", error);
    return [];
  }
  return data
    .filter((rule) => breaks(values, rule))
    .map((rule) => {
      const { id, link, proposal, blocking } = rule;
      return { id, text: ruleText(rule), link, proposal, blocking };
    });
}

export async function saveJob(previous: Sender, form: FormData): Promise<ActionResult> {
  return savePublication("job", previous, form, {
    schema: jobFormSchema,
    saved: (_values, isNew) => (isNew ? notices.jobCreated : notices.jobUpdated),
    check: postingWarnings,
    explain: explainRefusal,
  });
}

export async function deleteJob(previous: Sender, form: FormData): Promise<ActionResult> {
  return deletePublication("job", previous, form, {
    deleted: notices.jobDeleted,
    failed: notices.jobDeleteFailed,
  });
}

/**
 * The report of a file: how many offers it holds, its first errors, and the warnings to accept before it is
 * imported.
 */
export type ImportReport = {
  total: number;
  titles: string[];
  problems: ImportProblem[];
  problemCount: number;
  warnings: ImportWarning[];
};

export type ImportResult = ActionResult & { report?: ImportReport };

const SHOWN_PROBLEMS = 100;
const SHOWN_TITLES = 5;
const ALREADY_THERE = "23505";

/** Checks a file without writing anything. */
export async function checkImport(previous: Sender, form: FormData): Promise<ImportResult> {
  return recruiterAction("jobs.import.check", previous, async () => {
    const bytes = await fileOf(form);
    if (bytes === null) return refused(notices.importFileMissing);
    const { report } = await reviewed(bytes);
    return {
      ...(report.problemCount > 0 ? refused(notices.importRefused) : ready(report)),
      report,
    };
  });
}

async function reviewed(bytes: Uint8Array) {
  const file = readJobsCsv(bytes);
  const isRead = file.problems.length === 0;
  const review = isRead ? await reviewFile(file) : { problems: file.problems, warnings: [] };
  const report: ImportReport = {
    total: file.values.length,
    titles: file.values.slice(0, SHOWN_TITLES).map(({ title }) => title),
    problems: review.problems.slice(0, SHOWN_PROBLEMS),
    problemCount: review.problems.length,
    warnings: review.warnings,
  };
  return { values: file.values, report };
}

function ready({ warnings }: ImportReport): ActionResult {
  return done(warnings.length > 0 ? notices.importToCheck : notices.importReady);
}

/** Stores every offer of the file or none, in one statement. */
export async function importJobs(previous: Sender, form: FormData): Promise<ImportResult> {
  return recruiterAction("jobs.import", previous, async (viewer) => {
    const bytes = await fileOf(form);
    if (bytes === null) return refused(notices.importFileMissing);
    const { values, report } = await reviewed(bytes);
    if (report.problemCount > 0) return { ...refused(notices.importRefused), report };
    const accepted = String(form.get(ACCEPTED) ?? "").split(" ");
    if (report.warnings.some(({ id }) => !accepted.includes(id))) {
      return { ...refused(notices.importToCheck), report };
    }

    const client = await requestClient();
    const offers = values.map((value, row) => ({
      ...value,
      import_key: importKey(bytes, row),
      recruiter_id: viewer.id,
    }));
    const { data, error } = await client.rpc("import_jobs", { offers }).select("id, status");
    if (error?.code === ALREADY_THERE) return refused(notices.importedBefore);
    if (error) {
      forgetPublication("job", null);
      return explainRefusal(error) ?? saveFailed("jobs.import", error);
    }
    revalidateTag(kinds.job.tag, { expire: 0 });
    const open = data.filter(({ status }) => status !== "draft" && status !== "pending");
    after(() => notifySearchEngines(open.map(({ id }) => pagePath("job", id))));
    const published = values.filter(({ status }) => status !== "draft");
    if (open.length < published.length) return done(reviewNotices.importWaiting);
    return done(jobsImported(countJobs(values.length)));
  });
}

async function fileOf(form: FormData): Promise<Uint8Array | null> {
  const file = form.get("file");
  // An empty file field sends a file without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return null;
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Returns the idempotency key of a row: sending a form twice, or the same file again while its offers
 * exist, stores nothing.
 */
function importKey(bytes: Uint8Array, row: number): string {
  return createHash("sha256").update(bytes).update(String(row)).digest("hex");
}
