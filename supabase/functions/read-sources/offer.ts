import { dayOf, timeZone } from "#lib/shared/days.ts";
import type { SourceOffer, SourceProblem } from "#lib/shared/source-offers.ts";
import { knownWord } from "#lib/shared/source-offers.ts";
import { cut, plainText, SourceError, textOf } from "./parsing.ts";
import { type Place, placeOf, type RawPlace } from "./place.ts";

/** An offer as a format describes it, before validation: texts may be HTML. */
export type RawOffer = {
  reference?: unknown;
  /** Its address, which also identifies it when it has no reference. */
  url?: unknown;
  title?: unknown;
  description?: unknown;
  /** In the order of the source; empty if it names no place. */
  places?: RawPlace[];
  contract?: unknown;
  trade?: unknown;
  work_mode?: SourceOffer["work_mode"];
  remote_from?: SourceOffer["remote_from"];
  /** The pay as text. */
  salary?: unknown;
  pay?: { min?: unknown; max?: unknown; currency?: unknown; period?: unknown } | null;
  deadline?: unknown;
};

export type Read = { offers: SourceOffer[]; problems: SourceProblem[] };

export const MAX_OFFERS = 10_000;
const MAX_DESCRIPTION = 20_000;

/** Validates each offer of a document; an invalid one does not stop the others. */
export function offersOf(raw: readonly RawOffer[]): Read {
  if (raw.length > MAX_OFFERS) {
    throw new SourceError("Cette source compte plus de 10 000 offres.");
  }
  const read: Read = { offers: [], problems: [] };
  const seen = new Set<string>();
  for (const [index, each] of raw.entries()) {
    const place = placeOf(each.places ?? []);
    const offer = offerOf(each, place, index + 1);
    const { line, reference, title } = offer;
    const message = problemOf(place, offer, seen.has(reference));
    seen.add(reference);
    if (message === null) read.offers.push(offer);
    else read.problems.push({ line, reference, title: cut(title, 200), message });
  }
  return read;
}

function problemOf({ isInCanada }: Place, offer: SourceOffer, isTwin: boolean): string | null {
  if (offer.title === "") return "Le titre manque.";
  if (offer.title.length > 200) return "Le titre dépasse 200 caractères.";
  if (offer.description === "") return "La description manque.";
  if (isTwin) return "Une autre offre porte le même numéro.";
  return isInCanada === false ? "Cette offre n’est pas au Canada." : null;
}

function offerOf(raw: RawOffer, place: Place, line: number): SourceOffer {
  const title = textOf(raw.title) ?? "";
  const { location, province, others } = place;
  const work_mode = raw.work_mode ?? place.workMode;
  const reference = textOf(raw.reference) ?? textOf(raw.url) ?? `${title} ${location ?? ""}`.trim();
  const zone = timeZone(knownWord("province", province), work_mode);
  return {
    line,
    reference: cut(reference, 500) || `n° ${line}`,
    title,
    description: descriptionOf(raw, others),
    location,
    province,
    contract: cut(textOf(raw.contract) ?? "", 100) || null,
    trade: cut(textOf(raw.trade) ?? "", 100) || null,
    work_mode,
    remote_from: raw.remote_from ?? null,
    ...payOf(raw),
    application_deadline: dayOf(raw.deadline, zone),
  };
}

/** The description, followed by the places that have no column. */
function descriptionOf({ description }: RawOffer, others: string[]): string {
  const text = plainText(description);
  const list = cut(others.join("\u00a0; "), 500);
  const end = text && list ? `\n\nAutres lieux\u00a0: ${list}` : "";
  const room = MAX_DESCRIPTION - end.length;
  return (text.length > room ? `${cut(text, room - 1)}…` : text) + end;
}

/** Every two weeks or twice a month: not a pay period of this site. */
const OTHER_PERIOD = /\bbi|\bsemi|deux|two|fortnight|\d/i;
/** Names in both languages, and the UN/CEFACT codes ("HUR"). */
const PERIODS: [string, RegExp][] = [
  ["hour", /hour|heure|horaire|^\/?h(r|ur)?$/i],
  ["day", /day|daily|jour|quotidien/i],
  ["week", /week|semaine|hebdo|^wee$/i],
  ["month", /month|mois|mensuel|^mon$/i],
  ["year", /year|annual|annum|annuel|année|^ann$|^yr$|\ban$/i],
];

/** Amounts in Canadian dollars with a period become numbers; any other pay is kept as text. */
function payOf({ pay, salary }: RawOffer) {
  const [min, max] = [amountOf(pay?.min), amountOf(pay?.max)];
  const currency = (textOf(pay?.currency) ?? "").toUpperCase();
  const per = textOf(pay?.period) ?? "";
  const period =
    PERIODS.find(([, names]) => names.test(per) && !OTHER_PERIOD.test(per))?.[0] ?? null;
  const salaryText = cut(textOf(salary) ?? "", 120) || null;
  const none = { salary_min: null, salary_max: null, salary_period: null };
  if (min === null && max === null) return { ...none, salary_range: salaryText };
  const isCanadian = /^(CAD|CAN|CDN|CA)? ?\$?$/.test(currency) && currency !== "";
  if (isCanadian && period !== null && (max ?? min ?? 0) >= (min ?? 0)) {
    return { salary_min: min, salary_max: max, salary_period: period, salary_range: salaryText };
  }
  const amounts = [...new Set([min, max])].filter((n) => n !== null).join(" à ");
  const words = [amounts, currency, period === null ? per : ""].filter(Boolean).join(" ");
  return { ...none, salary_range: salaryText ?? cut(words, 120) };
}

function amountOf(value: unknown): number | null {
  const amount = typeof value === "string" ? numberIn(value) : value;
  return typeof amount === "number" && amount > 0 && amount < 1e9 ? amount : null;
}

/** "25,50" and "52.000,00" are French; "52,000" and "1,052.50" are English; "55k". */
function numberIn(text: string): number {
  const bare = text.replace(/[\s$']|CAD?|CDN/gi, "");
  const plain = /,\d{1,2}$/.test(bare)
    ? bare.replaceAll(".", "").replace(",", ".")
    : bare.replaceAll(",", "");
  return /k$/i.test(plain) ? Number(plain.slice(0, -1)) * 1000 : Number(plain);
}
