import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { visible } from "@/lib/shared/visible-text";
import { parseUrl } from "./parse-url";

// In a browser the content policy refuses the code that Zod would make, and the console says so on each page.
if (typeof window !== "undefined") z.config({ jitless: true });

const number = new Intl.NumberFormat("fr-CA");

/** Text that must be there; `required` and `long` are what the form says when it is not, or too long. */
export function requiredText(required: string, max: number, long = tooLong(max)) {
  return z
    .string(required)
    .transform((text) => visible(text).trim())
    .pipe(z.string().min(1, required).max(max, long));
}

/** Text that may stay empty. */
export function writtenText(max: number, long = tooLong(max)) {
  return z
    .string()
    .default("")
    .transform((text) => visible(text).trim())
    .pipe(z.string().max(max, long));
}

/** Text that may stay empty, which is stored as null. */
export function optionalText(max: number) {
  return writtenText(max).transform((text) => (text === "" ? null : text));
}

/** One of a menu's values; an empty choice is null. */
export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .default("")
    .pipe(z.union([z.literal(""), z.enum(values as [Value, ...Value[]])], UNKNOWN_CHOICE))
    .transform((value) => (value === "" ? null : (value as Value)));
}

/** A menu's value; nothing else. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return z.enum(values as [Value, ...Value[]], UNKNOWN_CHOICE);
}

/** A box to tick: absent from a form when it is not ticked. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== "");

/** A number of two decimals at most as people write it ("37,5"); nothing is null. */
export function optionalNumber(wrong: string) {
  return z
    .string()
    .default("")
    .transform((text) => text.trim().replace(",", "."))
    .pipe(z.string().refine((text) => text === "" || /^\d{1,6}(\.\d{1,2})?$/.test(text), wrong))
    .transform((text) => (text === "" ? null : Number(text)));
}

/** A whole number; nothing is null. */
export function optionalWhole(wrong: string) {
  return optionalNumber(wrong).refine(
    (number) => number === null || Number.isInteger(number),
    wrong,
  );
}

/** What the database takes for a day of somebody's making: none is endless, or before our time. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";
const DATE_HINT = "Indiquez une date (année-mois-jour), par exemple 2027-03-15";

/** A calendar day as date fields give it ("2026-11-21"); nothing is null. */
export const optionalDate = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .pipe(z.union([z.literal(""), z.iso.date(DATE_HINT)], DATE_HINT))
  .pipe(z.string().refine((day) => day === "" || (day >= FIRST_DAY && day <= LAST_DAY), DATE_HINT))
  .transform((day) => (day === "" ? null : day));

/** An amount as people write it in French ("4 500,50 $"); nothing is null. */
export const optionalAmount = z
  .string()
  .default("")
  .transform((text) => text.replace(/[\s$]|CAD/g, "").replace(",", "."))
  .pipe(
    z
      .string()
      .refine(
        (text) => text === "" || /^\d{1,9}(\.\d{1,2})?$/.test(text),
        "Indiquez un montant en chiffres, par exemple 4\u00a0500",
      ),
  )
  .transform((text) => (text === "" ? null : Number(text)));

/** An e-mail address, which must be there. */
export const emailAddress = z
  .string(validation.emailRequired)
  .trim()
  .min(1, validation.emailRequired)
  .max(254, validation.emailInvalid)
  .pipe(z.email(validation.emailInvalid));

/** A form that asks for an address alone. */
export const addressSchema = z.object({ email: emailAddress });

/** An address of another site, as the database takes it, its "https://" added; nothing is null. */
export const optionalHttps = optionalText(2_000)
  .transform((url) => url && (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) ? `https://${url}` : url))
  .refine(
    (url) => url === null || (/^https:\/\/[^\s<>"'\\]+$/.test(url) && parseUrl(url) !== null),
    validation.httpsRequired,
  );

/**
 * "React, Node.js, , Design" as a list: split on commas, trimmed, empties
 * dropped. Text of several lines has one item a line instead, and one with bullets one a bullet, so
 * that an item may hold a comma.
 */
export function commaItems(maxLength: number, maxItems = 40) {
  return items(maxLength, maxItems, (text) =>
    /^\s*•.*•/.test(text) ? "•" : text.trimStart().includes("\n") ? "\n" : ",",
  );
}

/** Text of one item a line; empty lines are dropped. */
export function lineList(maxItems: number, maxLength: number) {
  return items(maxLength, maxItems, () => "\n");
}

function items(maxLength: number, maxItems: number, separatorOf: (text: string) => string) {
  return z
    .string()
    .default("")
    .transform((text) => splitItems(text, separatorOf(text)))
    .pipe(
      z
        .array(z.string().max(maxLength, `Un élément dépasse ${maxLength} caractères`))
        .max(maxItems, `La liste ne peut pas dépasser ${maxItems} éléments`),
    );
}

/** Requirements and benefits, as `commaItems`. */
export const commaList = commaItems(500);

/** What an item pasted from a text begins with: the page draws a bullet of its own. */
const BULLET = /^\s*(?:[•●○◦▪■□‣➢➤✓✔❖·]|[-–—*](?=\s)|o(?=\t))\s*/u;

function splitItems(text: string, separator: string): string[] {
  return visible(text)
    .split(separator)
    .map((item) => visible(item.replace(BULLET, "")).trim())
    .filter((item) => item !== "");
}

/** A list as `commaList` reads it back, item for item. */
export function listText(items: readonly string[]): string {
  if (!items.some((item) => item.includes(","))) return items.join(", ");
  // The last line break tells a single item with a comma from two items.
  return `${items.join("\n")}\n`;
}

/** What a menu says of what it does not have. */
export const UNKNOWN_CHOICE = "Choisissez dans la liste";

function tooLong(max: number): string {
  return `Ce champ ne peut pas dépasser ${number.format(max)} caractères`;
}

const moment = z.iso.datetime({ offset: true, local: true });

/**
 * Whether a form may have got this from a row's `updated_at`: what is no moment is of no row.
 *
 * The Data API writes a moment as ISO 8601 does; the embedded engine as PostgreSQL does
 * ("2026-11-22 20:04:05.12+00", https://www.postgresql.org/docs/15/datatype-datetime.html).
 */
export function isVersion(text: string): boolean {
  const iso = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return /^[1-9]\d{3}-.*:.*:/.test(text) && moment.safeParse(iso).success;
}
