import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Node, parseSync } from "oxc-parser";
import { root } from "#lib/server/config.ts";
import { unbroken } from "#lib/shared/french.ts";

/** A piece of French, where it stands in its file and as it should be written there. */
export type Fault = { start: number; end: number; written: string; mended: string };

const FOLDERS = ["app", "components", "lib"];
/** Generated, or said to whoever runs the site, in a terminal. */
const NOT_SHOWN = /^lib\/(supabase\/database\.types\.ts|server\/(?!web\/))/;

/** What people never read: styles, drawings and addresses. */
const SILENT = new Set(["className", "d", "viewBox", "href", "transform", "sizes"]);

/** Prose, or what stands between two pieces of it: numbers alone are drawings and sizes. */
const PROSE = /\p{L}{2}|[«»:;!?]|\p{L}'$|(?:^|\d) [%$€]/u;

/** Every file that holds French of ours, from the root. */
export function proseFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.(tsx?|mdx)$/.test(name) && !NOT_SHOWN.test(name)),
  ).sort();
}

/** What one file says against the site's typography, in the order of the file. */
export function faultsIn(file: string, source = readFileSync(path.join(root, file), "utf8")) {
  const pieces = file.endsWith(".mdx") ? linesOf(source) : piecesOf(file, source);
  return pieces
    .map(({ start, end, form }): Fault => {
      const written = source.slice(start, end);
      return { start, end, written, mended: PROSE.test(written) ? mend(written, form) : written };
    })
    .filter(({ written, mended }) => written !== mended);
}

/** What a file says, piece by piece. */
export function piecesIn(file: string, source: string): string[] {
  const pieces = file.endsWith(".mdx") ? linesOf(source) : piecesOf(file, source);
  return pieces.map(({ start, end }) => source.slice(start, end));
}

/** The file with each of its faults mended. */
export function mendedSource(source: string, faults: Fault[]): string {
  return faults
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, mended }) => text.slice(0, start) + mended + text.slice(end),
      source,
    );
}

/** Text and attributes with an escape, which is shown there as the letters it is written in. */
export function shownEscapes(
  file: string,
  source = readFileSync(path.join(root, file), "utf8"),
): string[] {
  const found: string[] = [];
  if (!file.endsWith(".tsx")) return found;
  walk(parseSync(file, source).program, (node) => {
    const piece = node.type === "JSXText" ? node : node.type === "JSXAttribute" ? node.value : null;
    if (piece?.type === "JSXText" || piece?.type === "Literal") {
      const written = source.slice(piece.start, piece.end);
      if (/\\(u[\da-f{]|x[\da-f]|n)/i.test(written)) found.push(written);
    }
    return true;
  });
  return found;
}

/** How a space that does not break is written: itself, an escape, or an entity. */
type Form = "\u00a0" | "\\u00a0" | "&nbsp;";
type Piece = { start: number; end: number; form: Form };

/** An apostrophe as keyboards have it, before a letter or, after an elided word, what is put in. */
const STRAIGHT = /(?<=\p{L})'(?=[\p{L}«])|(?<=(?<![\p{L}'])(?:[cdjlmnst]|\p{L}*qu))'$/giu;

/** A unit behind a number that the program puts in. */
const UNIT = /^ (?=(?:%|\$|€|Mo|ko|km)(?![\p{L}\d]))/u;

function mend(written: string, form: Form): string {
  const spaced = unbroken(written.replaceAll(form, "\u00a0")).replaceAll("\u00a0", form);
  return spaced.replace(STRAIGHT, "’").replace(UNIT, form);
}

function linesOf(source: string): Piece[] {
  return [...source.matchAll(/.+/g)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    form: "\u00a0",
  }));
}

function piecesOf(file: string, source: string): Piece[] {
  const pieces: Piece[] = [];
  walk(parseSync(file, source).program, (node) => {
    const { start, end } = node;
    if (node.type === "JSXText") pieces.push({ start, end, form: "&nbsp;" });
    if (node.type === "TemplateElement") {
      // Its place takes in the signs around it: ` or } before, ` or ${ after.
      const from = start + 1;
      pieces.push({ start: from, end: from + node.value.raw.length, form: "\\u00a0" });
    }
    if (node.type === "Literal" && typeof node.value === "string") {
      pieces.push({ start: start + 1, end: end - 1, form: "\\u00a0" });
    }
    if (node.type === "JSXAttribute") {
      if (SILENT.has(String(node.name.name))) return false;
      // An attribute's own string takes entities, not escapes.
      if (node.value?.type === "Literal") {
        pieces.push({ start: node.value.start + 1, end: node.value.end - 1, form: "&nbsp;" });
        return false;
      }
    }
    return node.type !== "ImportDeclaration";
  });
  return pieces;
}

/** Visits every node, below those for which `visit` says true. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const value of Object.values(node).flat()) {
    if (typeof value === "object" && value !== null && "type" in value) walk(value as Node, visit);
  }
}
