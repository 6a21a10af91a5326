import { z } from "zod";
import { type ActionResult, refused } from "@/lib/actions/result";
import {
  lowPayRefused,
  lowPaySentence,
  placeContradicts,
  placeRefused,
} from "@/lib/copy/posting-notices";
import { notices } from "@/lib/copy/server-notices";
import { provinces, whereIs } from "@/lib/places/provinces";

import type { Database } from "@/lib/supabase/database.types";
import { longDate } from "@/lib/text/dates";
import { looksEnglish } from "@/lib/text/language";
import { fold } from "@/lib/text/plain";
import { comparedPay } from "./format";
import type { Job, PayTerms } from "./schema";

const underMinimum = z.object({
  title: z.string(),
  hour: z.number(),
  minimum: z.number(),
  since: z.iso.date(),
  checked: z.iso.date(),
});

/**
 * Returns a question at the field of the reason, for an offer under the minimum wage that gives none; null
 * for any other error.
 */
function lowPayRefusal(error: DatabaseError): ActionResult | null {
  if (error.message !== "below_minimum_wage") return null;
  const detail = read(underMinimum, error.details);
  return refused(lowPayRefused(detail?.title), { low_pay_reason: lowPaySentence(detail) });
}

/** A legal requirement on postings, as stored in the database. */
export type PostingRule = Database["public"]["Tables"]["posting_rules"]["Row"];

/** Returns a rule's sentence, with the day on which its source was checked. */
export function ruleText(rule: Pick<PostingRule, "sentence" | "checked_on">): string {
  return `${rule.sentence} Règle vérifiée le ${longDate(rule.checked_on)}.`;
}

type Posting = PayTerms &
  Pick<
    Job,
    "title" | "description" | "requirements" | "salary_range" | "existing_vacancy" | "ai_selection"
  >;

type Limits = Pick<PostingRule, "kind" | "most" | "exempt_above">;

/** Returns whether an offer may break a rule. These are hints, not verdicts: most only warn. */
export function breaks(posting: Posting, rule: Limits): boolean {
  return CHECKS[rule.kind](posting, rule);
}

const CHECKS: Record<PostingRule["kind"], (posting: Posting, rule: Limits) => boolean> = {
  pay_stated: ({ salary_range, salary_min, salary_max }) =>
    salary_range === null && salary_min === null && salary_max === null,
  pay_closed: ({ salary_range }) => salary_range !== null && OPEN_RANGE.test(fold(salary_range)),
  pay_width: (posting, { most, exempt_above }) => {
    const year = comparedPay(posting)?.year;
    if (!year || most === null) return false;
    return year.most - year.least > most && !(exempt_above !== null && year.most > exempt_above);
  },
  ai_declared: ({ ai_selection }) => ai_selection === null,
  vacancy_declared: ({ existing_vacancy }) => existing_vacancy === null,
  local_experience: (posting) => asksLocalExperience(fold(textOf(posting))),
  // One part in English alone is enough, however much French is beside it.
  french_text: (posting) =>
    [posting.description, posting.requirements.join("\n"), textOf(posting)].some(looksEnglish),
  other_language: (posting) => {
    const text = fold(textOf(posting));
    return /\b(anglais|bilingu\w*|english)\b/.test(text) && !REASON.test(text);
  },
};

/** "20 $ et plus", "jusqu’à 30 $", "à partir de 20 $": one end is missing. */
const OPEN_RANGE = /\bet plus\b|\bjusqu|\ba partir de\b|\bau moins\b|\band up\b|\bup to\b|\+\s*$/;

/** Usual wordings of a reason for another language. */
const REASON =
  /\b(parce qu|puisqu|car|afin|en raison|clientele|clients?|fournisseurs?|partenaires?|pour (repondre|servir|echanger|communiquer|traduire|lire))/;

const LOCAL =
  /experiences? (?:(?:de travail|professionnelle|pertinente|minimale) )*(?:canadienne|acquise au canada|au canada)(?! ou (?:ailleurs|a l.?etranger))|canadian (?:work )?experience/g;

/** "Aucune expérience canadienne n’est exigée" asks for none. */
function asksLocalExperience(text: string): boolean {
  return [...text.matchAll(LOCAL)].some(({ index, 0: found }) => {
    const before = text.slice(Math.max(0, index - 30), index);
    const after = text.slice(index + found.length, index + found.length + 40);
    return !/\b(aucune|sans|pas d|ni|no)\W*\s*$/.test(before) && !/^\W*n.est pas/.test(after);
  });
}

function textOf({ title, description, requirements }: Posting): string {
  return [title, description, ...requirements].join("\n");
}

type DatabaseError = { message: string; details?: string | null };

const code = z.enum(provinces.map((province) => province.code));
const contradiction = z.object({ title: z.string(), place: z.string(), found: code });
const broken = z.object({
  title: z.string(),
  id: z.string(),
  sentence: z.string(),
  link: z.string(),
  checked_on: z.iso.date(),
  proposal: z.string().nullable(),
});

/** Returns the message for an offer that the database refuses; null for any other error. */
export function explainRefusal(error: DatabaseError): ActionResult | null {
  return lowPayRefusal(error) ?? placeRefusal(error) ?? ruleRefusal(error);
}

/** Asks which one is meant when the place is outside the chosen province. */
function placeRefusal({ message, details }: DatabaseError): ActionResult | null {
  if (message !== "place_contradicts_province") return null;
  const detail = read(contradiction, details);
  return refused(placeRefused(detail?.title), {
    province: placeContradicts(
      detail && { place: detail.place, where: whereIs({ code: detail.found }) },
    ),
  });
}

/** A blocking rule that reached the database without the form's own question. */
function ruleRefusal({ message, details }: DatabaseError): ActionResult | null {
  if (message !== "posting_rule_broken") return null;
  const detail = read(broken, details);
  if (!detail) return refused(notices.postingForbidden);
  const { id, link, proposal } = detail;
  return {
    ...refused(notices.postingForbidden),
    warnings: [{ id, text: ruleText(detail), link, proposal, blocking: true }],
  };
}

/** Null when the service gives no details. */
function read<Detail>(shape: z.ZodType<Detail>, details: string | null = ""): Detail | null {
  try {
    return shape.parse(JSON.parse(details ?? ""));
  } catch {
    return null;
  }
}
