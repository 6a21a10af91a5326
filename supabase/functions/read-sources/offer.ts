import type { SourceOffer, SourceProblem } from "#lib/shared/source-offers.ts";
import { cut, dayOf, oneLine, plainText, SourceError } from "./parsing.ts";

/** What a format says of one offer, before it is looked at: texts may be HTML. */
export type RawOffer = {
  reference?: unknown;
  /** Where it stands, and what it is known by where it has no reference. */
  url?: unknown;
  title?: unknown;
  description?: unknown;
  location?: unknown;
  city?: unknown;
  province?: unknown;
  country?: unknown;
  contract?: unknown;
  trade?: unknown;
  work_mode?: SourceOffer["work_mode"];
  remote_from?: SourceOffer["remote_from"];
  /** In words. */
  salary?: unknown;
  pay?: { min?: unknown; max?: unknown; currency?: unknown; period?: unknown } | null;
  deadline?: unknown;
};

export type Read = { offers: SourceOffer[]; problems: SourceProblem[] };

export const MAX_OFFERS = 10_000;
const MAX_DESCRIPTION = 20_000;

/** Looks at each offer of a document; what is wrong with one lets the others pass. */
export function offersOf(raw: readonly RawOffer[]): Read {
  if (raw.length > MAX_OFFERS) {
    throw new SourceError("Cette source compte plus de 10 000 offres.");
  }
  const read: Read = { offers: [], problems: [] };
  const seen = new Set<string>();
  for (const [index, each] of raw.entries()) {
    const offer = offerOf(each, index + 1);
    const { line, reference, title } = offer;
    const message = problemOf(each, offer, seen.has(reference));
    seen.add(reference);
    if (message === null) read.offers.push(offer);
    else read.problems.push({ line, reference, title: cut(title, 200), message });
  }
  return read;
}

function problemOf({ country }: RawOffer, offer: SourceOffer, isTwin: boolean): string | null {
  if (offer.title === "") return "Le titre manque.";
  if (offer.title.length > 200) return "Le titre dépasse 200 caractères.";
  if (offer.description === "") return "La description manque.";
  if (isTwin) return "Une autre offre porte le même numéro.";
  const countryName = textOf(country);
  return countryName && !/^(ca|can|canada)$/i.test(countryName)
    ? "Cette offre n’est pas au Canada."
    : null;
}

function offerOf(raw: RawOffer, line: number): SourceOffer {
  const title = textOf(raw.title) ?? "";
  const description = plainText(unescaped(raw.description));
  const province = textOf(raw.province);
  const location =
    textOf(raw.location) ?? ([textOf(raw.city), province].filter(Boolean).join(", ") || null);
  const reference = textOf(raw.reference) ?? textOf(raw.url) ?? `${title} ${location ?? ""}`.trim();
  return {
    line,
    reference: cut(reference, 500) || `n° ${line}`,
    title,
    description:
      description.length > MAX_DESCRIPTION
        ? `${cut(description, MAX_DESCRIPTION - 1)}…`
        : description,
    location: location && cut(location, 200),
    province,
    contract: cut(textOf(raw.contract) ?? "", 100) || null,
    trade: cut(textOf(raw.trade) ?? "", 100) || null,
    work_mode: raw.work_mode ?? null,
    remote_from: raw.remote_from ?? null,
    ...payOf(raw),
    application_deadline: dayOf(raw.deadline),
  };
}

/** Text or a number, on one line; null of nothing and of what is neither. */
function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const words = value.map((each) => (Array.isArray(each) ? null : textOf(each)));
    return words.filter(Boolean).join(", ") || null;
  }
  return typeof value === "string" ? oneLine(unescaped(value)) || null : null;
}

/** HTML that a feed wrote as text ("&lt;p&gt;"), once more as HTML. */
function unescaped(value: unknown): string {
  const html = typeof value === "string" ? value : "";
  const isText = html.includes("&lt;") && html.includes("&gt;") && !/<[a-z]/i.test(html);
  return isText ? plainText(html) : html;
}

/** Every second week or twice a month: no period of this site. */
const OTHER_PERIOD = /\bbi|\bsemi|deux|two|\d/i;
const PERIODS: [string, RegExp][] = [
  ["hour", /hour|heure/i],
  ["day", /day|jour/i],
  ["week", /week|semaine/i],
  ["month", /month|mois/i],
  ["year", /year|annual|an(née)?$/i],
];

/** Amounts in Canadian dollars with their period are numbers; any other pay is its own words. */
function payOf({ pay, salary }: RawOffer) {
  const [min, max] = [amountOf(pay?.min), amountOf(pay?.max)];
  const currency = textOf(pay?.currency) ?? "";
  const per = textOf(pay?.period) ?? "";
  const period =
    PERIODS.find(([, names]) => names.test(per) && !OTHER_PERIOD.test(per))?.[0] ?? null;
  const salaryText = cut(textOf(salary) ?? "", 120) || null;
  const none = { salary_min: null, salary_max: null, salary_period: null };
  if (min === null && max === null) return { ...none, salary_range: salaryText };
  if (currency.toUpperCase() === "CAD" && period !== null && (max ?? min ?? 0) >= (min ?? 0)) {
    return { salary_min: min, salary_max: max, salary_period: period, salary_range: salaryText };
  }
  const words = `${[min, max].filter((n) => n !== null).join(" à ")} ${currency}`.trim();
  return { ...none, salary_range: salaryText ?? cut(words, 120) };
}

function amountOf(value: unknown): number | null {
  // "25,50" is French; "52,000" and "1,052.50" are English.
  const amount =
    typeof value === "string"
      ? Number(
          value
            .replace(/[\s$]/g, "")
            .replace(/,(?=\d{1,2}$)/, ".")
            .replaceAll(",", ""),
        )
      : value;
  return typeof amount === "number" && amount > 0 && amount < 1e9 ? amount : null;
}
