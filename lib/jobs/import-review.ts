import "server-only";
import type { Warning } from "@/lib/actions/result";
import { placeContradicts } from "@/lib/copy/posting-notices";
import { logError } from "@/lib/monitoring/log";
import { provinces, whereIs } from "@/lib/places/provinces";

import { abroadWarningsInFile } from "@/lib/publications/abroad";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import type { ImportedFile, ImportProblem } from "./csv";
import { breaks, type PostingRule, ruleText } from "./posting-rules";
import type { JobValues } from "./schema";

export type ImportWarning = Pick<Warning, "id" | "link" | "text"> & { lines: number[] };

type Review = { problems: ImportProblem[]; warnings: ImportWarning[] };

/** Column concerned by a rule that blocks. */
const COLUMNS: Partial<Record<PostingRule["kind"], string>> = {
  french_text: "description",
  pay_stated: "salaire",
  ai_declared: "selection_ia",
  vacancy_declared: "poste_vacant",
};

/**
 * Returns what the database would refuse in a valid file, and the warnings under the laws of each offer's
 * province, as the form would. A failure here does not prevent the import: what is forbidden is refused
 * then.
 */
export async function reviewFile({ values, lines, doubts }: ImportedFile): Promise<Review> {
  const client = await requestClient();
  const today = todayInCanada();
  const places = [...new Map(values.map((value) => [keyOf(value), value])).values()];
  const [read, known] = await Promise.all([
    client.rpc("read_places", {
      places: places.map(({ location, province }) => ({ location, province })),
    }),
    client.from("posting_rules").select("*").eq("enabled", true).eq("state", "confirmed"),
  ]);
  const error = read.error ?? known.error;
  if (error) logError("jobs.import.review", error);
  const found = new Map(
    (read.data ?? []).map((place) => [keyOf(places[place.n] ?? NOWHERE), place]),
  );
  const rules = (known.data ?? []).filter(
    ({ in_force_from: from, in_force_until: until }) => from <= today && (until ?? today) >= today,
  );

  const problems: ImportProblem[] = [];
  const warnings = new Map<string, ImportWarning>();
  for (const [at, { line, about, text }] of doubts.entries()) {
    // The first warnings show their own line; beyond that, those about the same subject are grouped.
    const id = at < DOUBTS_SHOWN ? `${about}-${line}` : about;
    const warning = warnings.get(id) ?? { id, text, link: null, lines: [] };
    warnings.set(id, { ...warning, lines: [...warning.lines, line] });
  }
  for (const [row, value] of values.entries()) {
    const line = lines[row] ?? null;
    const { province = null, against = null } = found.get(keyOf(value)) ?? {};
    const meant = provinces.find(({ code }) => code === against);
    if (meant) {
      const place = value.location ?? "";
      const message = placeContradicts({ place, where: whereIs(meant) });
      problems.push({ line, column: "province", message });
    }
    const warn = (about: Omit<ImportWarning, "lines">) => {
      const warning = warnings.get(about.id) ?? { ...about, lines: [] };
      warnings.set(about.id, warning);
      if (line !== null) warning.lines.push(line);
    };
    if (value.status !== "published") continue;
    for (const about of abroadWarningsInFile(value)) warn(about);
    if (value.contract_type === "Freelance") continue;
    for (const rule of rules) {
      if (rule.province !== province || !breaks(value, rule)) continue;
      const { id, link, kind, blocking } = rule;
      const text = ruleText(rule);
      if (blocking) problems.push({ line, column: COLUMNS[kind] ?? null, message: text });
      else warn({ id, link, text });
    }
  }
  return { problems, warnings: [...warnings.values()] };
}

const DOUBTS_SHOWN = 20;

const NOWHERE = { location: null, province: null };

function keyOf({ location, province }: Pick<JobValues, "location" | "province">): string {
  return JSON.stringify([location, province]);
}
