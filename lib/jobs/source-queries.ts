import "server-only";
import { z } from "zod";
import { sourceNotices } from "@/lib/copy/source-notices";
import { pastDays } from "@/lib/publications/past-days";
import { jobOf, type SourcePreview, type SourceProblem } from "@/lib/shared/source-offers";
import { requestClient } from "@/lib/supabase/server";
import { todayInVancouver } from "@/lib/text/dates";
import { reviewFile } from "./import-review";
import { explainRefusal } from "./posting-rules";
import { type JobValues, jobSchema } from "./schema";
import { type Source, sourceRun } from "./source-schema";

export type SourceReport = Pick<SourcePreview, "kind" | "total" | "problemCount" | "words"> & {
  address: string;
  lines: {
    line: number;
    title: string;
    problems: string[];
    warnings: string[];
    missing: string[];
  }[];
};

const SHOWN = 100;

/** Checks each offer of a preview as the form and the import would. */
export async function reportOf(
  address: string,
  company: string,
  { offers, problems, ...preview }: SourcePreview,
): Promise<SourceReport> {
  const rows = offers.map((offer) => {
    const columns: Record<string, string | number> = jobOf(offer, {});
    const fields = Object.entries(columns).map(([name, value]) => [name, String(value)]);
    const form = { ...Object.fromEntries(fields), company_name: company, status: "published" };
    return { offer, columns, parsed: jobSchema.safeParse(form) };
  });
  const read = rows.filter(({ parsed }) => parsed.success);
  const review = await reviewFile({
    values: read.map(({ parsed }) => parsed.data as JobValues),
    lines: read.map(({ offer }) => offer.line),
    problems: [],
    doubts: [],
  });
  const lines = rows.map(({ offer: { line, title }, columns, parsed }) => ({
    line,
    title,
    problems: [
      ...(parsed.error?.issues ?? []).map(({ message }) => message),
      ...Object.values(parsed.success ? pastDays(parsed.data, null, todayInVancouver()) : {}),
      ...review.problems.filter((each) => each.line === line).map(({ message }) => message),
    ],
    warnings: review.warnings.filter((each) => each.lines.includes(line)).map(({ text }) => text),
    missing: [
      columns.salary_range || columns.salary_min || columns.salary_max ? "" : "salaire",
      columns.location || columns.province ? "" : "lieu",
      columns.trade ? "" : "métier",
    ].filter(Boolean),
  }));
  const unread = problems.map(({ line, title = "", message }) => {
    return { line, title, problems: [message], warnings: [], missing: [] };
  });
  const shown = [...unread, ...lines]
    .filter((each) => each.problems.length + each.warnings.length + each.missing.length > 0)
    .sort((a, b) => b.problems.length - a.problems.length || a.line - b.line)
    .slice(0, SHOWN);
  return { ...preview, address, lines: shown };
}

/** Returns the message for a problem: the reader's own, or one for the database's error code. */
function problemText({ message, detail }: SourceProblem): string {
  if (detail === undefined) return message;
  if (message === "day_has_passed") return "La date limite est passée.";
  if (message === "many_gone") {
    return `${detail} offres ne sont plus dans cette source, plus de la moitié\u00a0: aucune n’a été retirée du site. Retirez vous-même celles qui sont fermées.`;
  }
  if (message === "no_time") {
    return "Cette source est longue à lire\u00a0: ses autres offres suivront à la prochaine lecture.";
  }
  if (message === "too_many") {
    return "La limite de publication d’une journée est atteinte\u00a0: les autres offres seront publiées demain.";
  }
  const { notice, fieldErrors = {}, warnings } = explainRefusal({ message, details: detail }) ?? {};
  const [wrong] = Object.values(fieldErrors);
  return wrong ?? warnings?.[0]?.text ?? notice?.description ?? sourceNotices.failed.title;
}

/**
 * Returns the sources of one of the viewer's employers.
 * @throws when the data cannot be read.
 */
export async function listSources(employer: string): Promise<Source[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employer_sources")
    .select("id, address, publishes, paused, next_at, runs")
    .eq("employer_id", employer)
    .order("created_at");
  if (error) throw error;
  return data.map(({ next_at, runs, ...source }) => ({
    ...source,
    nextAt: next_at,
    runs: z
      .array(sourceRun)
      .parse(runs)
      .map(({ problems, ...rest }) => ({
        ...rest,
        problems: problems.map(({ line, title, ...problem }) => ({
          line,
          title: title ?? "",
          text: problemText({ line, ...problem }),
        })),
      })),
  }));
}
