import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { visible } from "@/lib/shared/visible-text";
import { parseUrl } from "./parse-url";

// In browsers, the content security policy blocks the code that Zod generates and logs it on each page.
if (typeof window !== "undefined") z.config({ jitless: true });

const number = new Intl.NumberFormat("fr-CA");

/** Returns a schema of required text; `required` and `long` are the messages if it is empty or too long. */
export function requiredText(required: string, max: number, long = tooLong(max)) {
  return z
    .string(required)
    .transform((text) => visible(text).trim())
    .pipe(z.string().min(1, required).max(max, long));
}

/** Returns a schema of text that may be empty. */
export function writtenText(max: number, long = tooLong(max)) {
  return z
    .string()
    .default("")
    .transform((text) => visible(text).trim())
    .pipe(z.string().max(max, long));
}

/** Returns a schema of optional text; empty is null. */
export function optionalText(max: number) {
  return writtenText(max).transform((text) => (text === "" ? null : text));
}

/** Returns a schema of an optional menu value; empty is null. */
export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .default("")
    .pipe(z.union([z.literal(""), z.enum(values as [Value, ...Value[]])], UNKNOWN_CHOICE))
    .transform((value) => (value === "" ? null : (value as Value)));
}

/** Returns a schema of a required menu value. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return z.enum(values as [Value, ...Value[]], UNKNOWN_CHOICE);
}

/** A checkbox, which is absent from the form data when unchecked. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== "");

/** Returns a schema of a number with up to two decimals in French format ("37,5"); empty is null. */
export function optionalNumber(wrong: string) {
  return z
    .string()
    .default("")
    .transform((text) => text.trim().replace(",", "."))
    .pipe(z.string().refine((text) => text === "" || /^\d{1,6}(\.\d{1,2})?$/.test(text), wrong))
    .transform((text) => (text === "" ? null : Number(text)));
}

/** Returns a schema of a whole number; empty is null. */
export function optionalWhole(wrong: string) {
  return optionalNumber(wrong).refine(
    (number) => number === null || Number.isInteger(number),
    wrong,
  );
}

/** Range of the days that the database accepts from users. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";
const DATE_HINT = "Indiquez une date (année-mois-jour), par exemple 2027-03-15";

/** A calendar day as date fields submit it ("2026-11-21"); empty is null. */
export const optionalDate = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .pipe(z.union([z.literal(""), z.iso.date(DATE_HINT)], DATE_HINT))
  .pipe(z.string().refine((day) => day === "" || (day >= FIRST_DAY && day <= LAST_DAY), DATE_HINT))
  .transform((day) => (day === "" ? null : day));

/** An amount in French format ("4 500,50 $"); empty is null. */
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

/** A required e-mail address. */
export const emailAddress = z
  .string(validation.emailRequired)
  .trim()
  .min(1, validation.emailRequired)
  .max(254, validation.emailInvalid)
  .pipe(z.email(validation.emailInvalid));

export const addressSchema = z.object({ email: emailAddress });

/** An address of another site, which the database requires to be https; adds "https://"; empty is null. */
export const optionalHttps = optionalText(2_000)
  .transform((url) => url && (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) ? `https://${url}` : url))
  .refine(
    (url) => url === null || (/^https:\/\/[^\s<>"'\\]+$/.test(url) && parseUrl(url) !== null),
    validation.httpsRequired,
  );

/**
 * Returns a schema that parses "React, Node.js, , Design" into a list: splits on commas, trims, and drops
 * empty items. Multi-line text has one item per line, and bulleted text one per bullet, so that an item may
 * contain a comma.
 */
export function commaItems(maxLength: number, maxItems = 40) {
  return items(maxLength, maxItems, (text) =>
    /^\s*•.*•/.test(text) ? "•" : text.trimStart().includes("\n") ? "\n" : ",",
  );
}

/** Returns a schema of text with one item per line; drops empty lines. */
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

/** Bullet of a pasted item: the page renders its own. */
const BULLET = /^\s*(?:[•●○◦▪■□‣➢➤✓✔❖·]|[-–—*](?=\s)|o(?=\t))\s*/u;

function splitItems(text: string, separator: string): string[] {
  return visible(text)
    .split(separator)
    .map((item) => visible(item.replace(BULLET, "")).trim())
    .filter((item) => item !== "");
}

/** Joins a list into text that `commaList` parses back to the same items. */
export function listText(items: readonly string[]): string {
  if (!items.some((item) => item.includes(","))) return items.join(", ");
  // The final line break distinguishes one item with a comma from two items.
  return `${items.join("\n")}\n`;
}

/** Error of a menu for an unknown value. */
export const UNKNOWN_CHOICE = "Choisissez dans la liste";

function tooLong(max: number): string {
  return `Ce champ ne peut pas dépasser ${number.format(max)} caractères`;
}

const moment = z.iso.datetime({ offset: true, local: true });

/**
 * Returns whether a text can be a version from a row's `updated_at`: any other text matches no row.
 *
 * The Data API writes a moment as ISO 8601; the embedded engine as PostgreSQL does ("2026-11-22
 * 20:04:05.12+00", https://www.postgresql.org/docs/15/datatype-datetime.html).
 */
export function isVersion(text: string): boolean {
  const iso = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return /^[1-9]\d{3}-.*:.*:/.test(text) && moment.safeParse(iso).success;
}
