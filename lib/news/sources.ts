import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { todayInCanada } from "@/lib/text/dates";
import { optionalDate, optionalHttps, optionalText } from "@/lib/text/fields";

/** A page that an article rests on, and the day on which its author read it. */
export type ArticleSource = { address: string; publisher: string; read_on: string };

/** As many as the database takes. */
export const MAX_SOURCES = 8;

const stored = z.object({ address: z.string(), publisher: z.string(), read_on: z.string() });

/** What the database holds, as sources; what is none is left out. */
export function sourcesIn(value: unknown): ArticleSource[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => stored.safeParse(one).data ?? []);
}

/** The day of a date field, which nobody has lived yet. */
export const pastDate = optionalDate.refine(
  (day) => day === null || day <= todayInCanada(),
  validation.dateToCome,
);

const row = z
  .object({ address: optionalHttps, publisher: optionalText(160), read_on: pastDate })
  .transform((source, context): ArticleSource | null => {
    const { address, publisher, read_on } = source;
    if (address !== null && publisher !== null && read_on !== null) {
      return { address, publisher, read_on };
    }
    if (address === null && publisher === null && read_on === null) return null;
    for (const [part, message] of [
      ["address", validation.sourceAddressRequired],
      ["publisher", validation.sourcePublisherRequired],
      ["read_on", validation.sourceDayRequired],
    ] as const) {
      if (source[part] === null) context.addIssue({ code: "custom", path: [part], message });
    }
    return z.NEVER;
  });

/** The rows of sources of a form: each is whole or empty. */
export const sourceRows = z
  .array(row)
  .max(MAX_SOURCES)
  .default([])
  .transform((rows) => rows.filter((source) => source !== null));

/** How the form names a field of a row; errors bear the same name. */
export function sourceField(row: number, part: keyof ArticleSource): string {
  return `sources.${row}.${part}`;
}

/** The rows of a form as it was sent, empty ones too: an error says in which it is. */
export function typedSources(form: FormData) {
  return Array.from({ length: MAX_SOURCES }, (_, row) => {
    const typed = (part: keyof ArticleSource) => String(form.get(sourceField(row, part)) ?? "");
    return { address: typed("address"), publisher: typed("publisher"), read_on: typed("read_on") };
  });
}
