import { z } from "zod";
import { daysUntil, longDate } from "@/lib/text/dates";

const day = z.iso.date();

/** The lines between dashes at the head of a `text.mdx`. */
const fields = z.strictObject({
  title: z.string(),
  /** What the page itself says, where that is shorter than its title. */
  heading: z.string().optional(),
  lead: z.string().optional(),
  description: z.string(),
  /** The day of this version. */
  date: day,
  /** Whether it tells what others decide, and names where that is read, or this site alone. */
  states: z.enum(["rules", "site"]),
  /** The day on which its statements were last compared with their sources. */
  verified: day.optional(),
  /** The official pages it rests on, by the name that the text calls them by. */
  sources: z
    .record(z.string(), z.object({ name: z.string(), publisher: z.string(), url: z.url() }))
    .default({}),
});

const frontMatter = fields
  .refine(({ states, sources }) => (states === "rules") === Object.keys(sources).length > 0, {
    path: ["sources"],
    message: "A text that tells rules of others names its sources, one of the site alone has none.",
  })
  .refine(({ states, verified }) => states === "rules" || verified === undefined, {
    path: ["verified"],
    message: "What describes this site alone is compared with no source.",
  });

export type OfficialPages = z.infer<typeof frontMatter>["sources"];

/**
 * The head of a text, checked.
 * @throws ZodError, naming the line, when one is missing, misspelt or not of its form
 */
export function headOf(written: unknown) {
  const { date, states, verified, heading, ...head } = frontMatter.parse(written);
  const checked = verified && verified !== date ? `, vérifiée le ${longDate(verified)}` : "";
  return {
    ...head,
    heading: heading ?? head.title,
    updated: {
      day: verified ?? date,
      label: `Version du ${longDate(date)}${checked}`,
      ages: states === "rules",
    },
  };
}

/** How old the page is that one reads, and whether it states rules that others make. */
export type Updated = ReturnType<typeof headOf>["updated"];

const YEAR = 365;

/** True where a text states rules of others and nobody has compared it with them for over a year. */
export function isStale({ day, ages }: Updated, now: Date = new Date()): boolean {
  return ages && daysUntil(day, now) < -YEAR;
}
