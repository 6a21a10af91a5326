import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { todayInVancouver } from "@/lib/text/dates";
import { everyKind, type Kind, kinds } from "./kinds";

/** The columns of all kinds whose days must be in the future on publication. */
const DAYS = everyKind.flatMap((kind): readonly Day[] => kinds[kind].days);
type Day = (typeof kinds)[Kind]["days"][number];

export type Dated = { status?: string } & { [Name in Day]?: string | null };

/**
 * Returns an error for each past day of a publication about to go online. A draft may have any day, and a
 * published row keeps those it was published with. The database checks again with the location's time zone
 * (private.settle_publication); here a day is past once it is over everywhere.
 */
export function pastDays(
  values: Dated,
  before: Dated | null = null,
  today = todayInVancouver(),
): Record<string, string> {
  if (values.status !== "published") return {};
  const stands = before?.status === "published" ? before : null;
  const passed = DAYS.filter((name) => {
    const day = values[name];
    return day != null && day < today && day !== stands?.[name];
  });
  return Object.fromEntries(passed.map((name) => [name, validation.dayPassed]));
}

/** Returns the status and days of a form or file line, even if other fields are invalid. */
export function typedDays(fields: Record<string, unknown>): Dated {
  const days = DAYS.filter((name) => z.iso.date().safeParse(fields[name]).success);
  return Object.fromEntries(["status", ...days].map((name) => [name, fields[name]]));
}

const detail = z.object({ columns: z.array(z.enum(DAYS)) });

/** Converts the database's refusal of past days to field errors; null for any other error. */
export function pastDaysRefusal(error: {
  message: string;
  details?: string | null;
}): ActionResult | null {
  if (!/\bday_has_passed\b/.test(error.message)) return null;
  return refused(notices.formIncomplete, read(error.details ?? ""));
}

/** Without details from the service there is no field error. */
function read(details: string): Record<string, string> {
  try {
    const { columns } = detail.parse(JSON.parse(details));
    return Object.fromEntries(columns.map((name) => [name, validation.dayPassed]));
  } catch {
    return {};
  }
}
