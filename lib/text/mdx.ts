import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { z } from "zod";
import { daysUntil, longDate } from "./dates";
import { fold } from "./plain";

const day = z.iso.date();

/** Frontmatter of a `text.mdx`. */
const fields = z.strictObject({
  title: z.string(),
  /** Heading on the page, if shorter than the title. */
  heading: z.string().optional(),
  lead: z.string().optional(),
  description: z.string(),
  /** The day of this version. */
  date: day,
  /** Whether the text states external rules, with their sources, or is about this site only. */
  states: z.enum(["rules", "site"]),
  /** The day on which its statements were last checked against their sources. */
  verified: day.optional(),
  /** Official pages that it cites, by the names used in the text. */
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
 * Returns the validated frontmatter of a text.
 * @throws ZodError with the field, if one is missing, misspelt or invalid
 */
export function headOf(written: unknown) {
  const { date, states, verified, heading, ...head } = frontMatter.parse(written);
  const day = longDate(verified ?? date);
  return {
    ...head,
    heading: heading ?? head.title,
    updated: {
      day: verified ?? date,
      label:
        verified === date
          ? `Version vérifiée le ${day}`
          : `Version du ${longDate(date)}${verified ? `, vérifiée le ${day}` : ""}`,
      ages: states === "rules",
    },
  };
}

/** Date of a text, and whether it ages because it states external rules. */
export type Updated = ReturnType<typeof headOf>["updated"];

const YEAR = 365;

/** Returns true if a text states external rules and was last checked over a year ago. */
export function isStale({ day, ages }: Updated, now: Date = new Date()): boolean {
  return ages && daysUntil(day, now) < -YEAR;
}

export type Passage = { id: string; title: string; body: ReactNode };

/** The content under a second-level heading, with its third-level parts. */
export type Section = Passage & { before: ReactNode; parts: Passage[] };

/**
 * Splits an MDX text (`app/(public)/<page>/text.mdx`) by its headings. The anchor of a heading is the
 * `[#name]` at its end, or else its own text: "Vie privée" is #vie-privee.
 * @param components renders the custom elements of this text
 * @returns the content before the first heading, and the sections
 * @throws Error if two headings have the same anchor
 */
export function written(text: MDXContent, components: MDXComponents = {}) {
  const [before, sections] = split(nodesOf(text({ components })), "h2");
  const whole = sections.map((section): Section => {
    const [first, parts] = split(nodesOf(section.body), "h3");
    return { ...section, before: first, parts };
  });
  refuseTwins(whole.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]));
  return { before, sections: whole };
}

function split(nodes: ReactNode[], level: "h2" | "h3"): [ReactNode[], Passage[]] {
  const starts = nodes.flatMap((node, at) =>
    isValidElement(node) && node.type === level ? [at] : [],
  );
  const passages = starts.map((at, index) => ({
    ...heading(nodes[at]),
    body: nodes.slice(at + 1, starts[index + 1]),
  }));
  return [nodes.slice(0, starts[0]), passages];
}

function heading(node: ReactNode): { id: string; title: string } {
  const [, title = "", id] = /^(.*?)(?: \[#([\w-]+)\])?$/.exec(nodeText(node)) ?? [];
  return {
    id:
      id ??
      fold(title)
        .match(/[a-z0-9]+/g)
        ?.join("-") ??
      title,
    title,
  };
}

function refuseTwins(ids: string[]): void {
  const twin = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twin) throw new Error(`Two headings of this text are #${twin}: give one its own, [#name].`);
}

/** Removes the line breaks that MDX leaves between blocks. */
function nodesOf(node: ReactNode): ReactNode[] {
  const inside =
    isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment
      ? node.props.children
      : node;
  return Children.toArray(inside).filter((child) => child !== "\n");
}

/** Elements that end a line. */
const BLOCKS = new Set(["p", "li", "ul", "ol", "br"]);

/** Returns the text of a React node on one line; a component counts by its children. */
export function nodeText(node: ReactNode): string {
  return textOf(node)
    .replace(/[^\S\u00a0\u202f]+/g, " ")
    .trim();
}

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  const inside = textOf(node.props.children);
  return typeof node.type === "string" && BLOCKS.has(node.type) ? `${inside} ` : inside;
}
