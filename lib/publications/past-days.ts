import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { todayInVancouver } from "@/lib/text/dates";
import { everyKind, type Kind, kinds } from "./kinds";

/** The days that are still to come when something is published, whichever kind has them. */
const DAYS = everyKind.flatMap((kind): readonly Day[] => kinds[kind].days);
type Day = (typeof kinds)[Kind]["days"][number];

/** What a form, a file or a row says of them. */
export type Dated = { status?: string } & { [Name in Day]?: string | null };

/**
 * What is said at each day that has passed, of what is about to be published. A draft may name any, and
 * what is published keeps those that it was published with (private.settle_publication, which knows the
 * place: here a day has passed once it is over everywhere).
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

/** The state and the days of a form, or of a line of a file, in which something else is wrong too. */
export function typedDays(fields: Record<string, unknown>): Dated {
  const days = DAYS.filter((name) => z.iso.date().safeParse(fields[name]).success);
  return Object.fromEntries(["status", ...days].map((name) => [name, fields[name]]));
}

const detail = z.object({ columns: z.array(z.enum(DAYS)) });

/** The same in the database's words, which is asked by other ways too; null of any other error. */
export function pastDaysRefusal(error: {
  message: string;
  details?: string | null;
}): ActionResult | null {
  if (!/\bday_has_passed\b/.test(error.message)) return null;
  return refused(notices.formIncomplete, read(error.details ?? ""));
}

/** Nothing where the service gives no details. */
function read(details: string): Record<string, string> {
  try {
    const { columns } = detail.parse(JSON.parse(details));
    return Object.fromEntries(columns.map((name) => [name, validation.dayPassed]));
  } catch {
    return {};
  }
}
