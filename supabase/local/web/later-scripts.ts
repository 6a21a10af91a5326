import type { ServerResponse } from "node:http";
import { keepEarlyPresses } from "./early-presses.ts";
import { startAfterFirstPaint } from "./start-scripts.ts";

/** What Next writes, and what leaves instead: a script, and the hint that asks for one early. */
const CHANGES = [
  ['<script src="/_next/', '<script data-src="/_next/'],
  ['<link rel="preload" as="script"', '<link data-rel="preload" as="script"'],
] as const;
const [[, LATER_SCRIPT]] = CHANGES;
const LONGEST = Math.max(...CHANGES.map(([tag]) => tag.length));
const STARTER = `<script>(${startAfterFirstPaint})();(${keepEarlyPresses})()</script>`;

type Send<Result> = (...args: unknown[]) => Result;

/**
 * Lets a public page's scripts wait until its words are seen (docs/decisions/0009). Private pages,
 * whose policy names a nonce, are left as they are: people come there to do something.
 */
export function letScriptsWait(response: ServerResponse): void {
  const write = response.write.bind(response) as Send<boolean>;
  const end = response.end.bind(response) as Send<ServerResponse>;
  const page = rewriter();
  let isPage: boolean | undefined;

  function writeChanged(chunk: unknown, ...rest: unknown[]): boolean {
    isPage ??= isPublicPage(response);
    if (!isPage || !isText(chunk)) return write(chunk, ...rest);
    // It is no longer as long as was said.
    if (!response.headersSent) response.removeHeader("content-length");
    return write(page.take(chunk), ...rest);
  }

  function endChanged(...args: unknown[]): ServerResponse {
    isPage ??= isPublicPage(response);
    if (!isPage) return end(...args);
    if (isText(args[0])) writeChanged(args.shift());
    if (page.rest()) write(page.rest(), "latin1");
    return end(...args);
  }

  Object.assign(response, { write: writeChanged, end: endChanged });
}

function isText(chunk: unknown): chunk is string | Uint8Array {
  return typeof chunk === "string" || chunk instanceof Uint8Array;
}

function isPublicPage(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? "");
  return (
    header("content-type").startsWith("text/html") &&
    !header("content-security-policy").includes("'nonce-")
  );
}

/**
 * Changes the tags of a page that comes in parts. Its bytes are read as Latin-1, one character
 * each, so that a letter that is cut in two by the end of a part stays whole.
 */
function rewriter() {
  let held = "";
  let isStarted = false;
  return {
    /** What may leave of what is there so far; a tag that is cut off waits for the next part. */
    take(part: string | Uint8Array): Buffer {
      let text = held + Buffer.from(part as string).toString("latin1");
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
    /** What was still waiting at the end. */
    rest: () => held,
  };
}
