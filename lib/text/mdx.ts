import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { z } from "zod";
import { daysUntil, longDate } from "./dates";
import { fold } from "./plain";

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

/** How old the page is that one reads, and whether it states rules that others make. */
export type Updated = ReturnType<typeof headOf>["updated"];

const YEAR = 365;

/** True where a text states rules of others and was last checked over a year ago. */
export function isStale({ day, ages }: Updated, now: Date = new Date()): boolean {
  return ages && daysUntil(day, now) < -YEAR;
}

/** What stands under one heading. */
export type Passage = { id: string; title: string; body: ReactNode };

/** What stands under a heading of the second level: all of it, and its parts of the third. */
export type Section = Passage & { before: ReactNode; parts: Passage[] };

/**
 * A text written in MDX (`app/(public)/<page>/text.mdx`), by its headings. Each has the address
 * that `[#name]` at its end gives it, or else its own words: "Vie privée" is #vie-privee.
 * @param components what draws elements that this text has of its own
 * @returns what comes before the first heading, and the sections
 * @throws Error when two headings have the same address
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

/** Children without the line ends that MDX leaves between blocks. */
function nodesOf(node: ReactNode): ReactNode[] {
  const inside =
    isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment
      ? node.props.children
      : node;
  return Children.toArray(inside).filter((child) => child !== "\n");
}

/** Elements that end a line. */
const BLOCKS = new Set(["p", "li", "ul", "ol", "br"]);

/** The words of what React would draw, on one line; components count by their children. */
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
