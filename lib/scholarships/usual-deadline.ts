import { addMonths, formatISO, parseISO } from "date-fns";
import type { Scholarship } from "@/lib/scholarships/schema";
import { todayInCanada } from "@/lib/text/dates";
import { fold } from "@/lib/text/plain";

/** Who sets the date of a programme without its own: short label for cards, and sentence. */
export const deadlineRules = {
  institution: { short: "Selon l’établissement", sentence: "Chaque établissement fixe sa date." },
  country: { short: "Selon le pays", sentence: "Votre pays fixe la date." },
  admission: {
    short: "Avec l’admission",
    sentence: "Aucune demande à part\u00a0: le dossier est étudié avec l’admission.",
  },
  rolling: { short: "En tout temps", sentence: "Demandes acceptées en tout temps." },
} as const satisfies Record<
  NonNullable<Scholarship["deadline_rule"]>,
  { short: string; sentence: string }
>;

const MONTHS = [
  ...["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août"],
  ...["septembre", "octobre", "novembre", "décembre"],
];

/** Returns the usual day "12-01" as "1er décembre", the usual month "03" as "mars". */
export function usualDay(day: string): string {
  const [month, date] = day.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  if (date === undefined) return name;
  return `${date === "01" ? "1er" : Number(date)}\u00a0${name}`;
}

/** Parses "1er décembre", "15 mars" or "mars" into the stored format; null if it is neither. */
export function parseUsualDay(text: string): string | null {
  const [, date, name] =
    /^(?:(\d{1,2})(?:er)?\s+)?(\p{L}+)$/u.exec(text.trim().toLowerCase()) ?? [];
  const month = MONTHS.findIndex((one) => fold(one) === fold(name ?? "")) + 1;
  if (month === 0) return null;
  // A year without 29 February: that day does not recur every year.
  const days = new Date(Date.UTC(2001, month, 0)).getUTCDate();
  if (date !== undefined && (Number(date) < 1 || Number(date) > days)) return null;
  return [month, date]
    .filter(Boolean)
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

export type UsualDeadline = {
  /** The next deadline, and all of them in calendar order; empty if only the rule is known. */
  next: string | null;
  days: string[];
  rule: keyof typeof deadlineRules | null;
  readOn: string;
  /** It was verified more than a year ago. */
  isOld: boolean;
};

type Dates = Pick<Scholarship, "deadline" | "usual_deadlines" | "deadline_rule" | "verified_on">;

/**
 * Returns when a programme usually closes; null if its deadline is announced, if nothing is known, or if the
 * information was verified more than two years ago.
 */
export function usualDeadline(
  { deadline, usual_deadlines: usual, deadline_rule: rule, verified_on: readOn }: Dates,
  today = todayInCanada(),
): UsualDeadline | null {
  if (deadline !== null || readOn === null || (usual.length === 0 && rule === null)) return null;
  const isOlderThan = (months: number) =>
    formatISO(addMonths(parseISO(readOn), months), { representation: "date" }) <= today;
  if (isOlderThan(24)) return null;
  const days = usual.toSorted();
  // A month ends with its last day.
  const isToCome = (day: string) => (day.length === 2 ? `${day}-31` : day) >= today.slice(5);
  const next = days.find(isToCome) ?? days[0] ?? null;
  return { next, days, rule, readOn, isOld: isOlderThan(12) };
}
