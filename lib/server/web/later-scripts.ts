import type { ServerResponse } from "node:http";
import { keepEarlyPresses } from "./early-presses.ts";
import type { Rewriter } from "./rewritten.ts";
import { startAfterFirstPaint } from "./start-scripts.ts";

/** What Next writes, and what leaves instead: a script, and the hint that asks for one early. */
const CHANGES = [
  ['<script src="/_next/', '<script data-src="/_next/'],
  ['<link rel="preload" as="script"', '<link data-rel="preload" as="script"'],
] as const;
const [[, LATER_SCRIPT]] = CHANGES;
const LONGEST = Math.max(...CHANGES.map(([tag]) => tag.length));
const STARTER = `<script>${inPlace(startAfterFirstPaint)};${inPlace(keepEarlyPresses)}</script>`;

/** A function as a page calls it where it stands, without a name. */
function inPlace(run: () => void): string {
  return `(${run})()`.replace(/\s+/g, " ").replace(/^\(function \w+/, "(function");
}

/**
 * Lets a public page's scripts wait until its words are seen (docs/decisions/0009). Private pages,
 * whose policy names a nonce, are left as they are: people come there to do something.
 */
export function laterScripts(response: ServerResponse): Rewriter | null {
  const header = (name: string) => String(response.getHeader(name) ?? "");
  const isPublicPage =
    header("content-type").startsWith("text/html") &&
    !header("content-security-policy").includes("'nonce-");
  return isPublicPage ? rewriter() : null;
}

/**
 * Changes the tags of a page that comes in parts. Its bytes are read as Latin-1, one character
 * each, so that a letter that is cut in two by the end of a part stays whole.
 */
function rewriter(): Rewriter {
  let held = "";
  let isStarted = false;
  return {
    /** A tag that is cut off waits for the next part. */
    take(part) {
      let text = held + part.toString("latin1");
      for (const [tag, later] of CHANGES) text = text.replaceAll(tag, later);
      if (!isStarted && text.includes(LATER_SCRIPT)) {
        isStarted = true;
        text = text.replace(LATER_SCRIPT, STARTER + LATER_SCRIPT);
      }
      const cut = text.lastIndexOf("<");
      const isCutOff = cut > text.length - LONGEST && !text.includes(">", cut);
      held = isCutOff ? text.slice(cut) : "";
      return Buffer.from(isCutOff ? text.slice(0, cut) : text, "latin1");
    },
    rest: () => Buffer.from(held, "latin1"),
  };
}
