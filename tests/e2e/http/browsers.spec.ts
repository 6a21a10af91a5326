import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { unsupportedInScript, unsupportedInStyles } from "#tests/support/browser/promised.ts";

/** What is used although a promised browser lacks it, and why that breaks nothing. */
const ACCEPTED = {
  "asked for before it is used": [
    ...["navigator.share", "URL.canParse", ".checkVisibility", ".startViewTransition"],
    ...[".skipTransition", ".try", ".groupBy"],
  ],
  "a library's own method of the same name": [
    // date-fns and Intl; zod; React; Next's router.
    ...[".format", ".uuid", ".union", ".intersection", ".hide", ".override", ".run", ".when"],
    ...[".createContext", ".toArray", ".use", ".dispatch", ".config"],
  ],
  "adornment: without it the page reads the same": [
    ...[":details-content", ":view-transition-group", ":view-transition-new"],
    ...[":view-transition-old", "accent-color", "content-visibility"],
    ...["content-visibility: visible", "field-sizing", "field-sizing: content"],
    ...["font-family: ui-monospace", "hanging-punctuation", "hanging-punctuation: first"],
    ...["hanging-punctuation: last", "scrollbar-width", "scrollbar-width: none"],
    ...["text-decoration: dotted", "text-wrap", "text-wrap: balance", "text-wrap: pretty"],
  ],
  "Tailwind's own, with its fallback": ["@property", ":open", ":popover-open"],
  "a fallback stands in noscript": ["@media scripting"],
};

test("les scripts et les styles construits n'emploient que ce que les navigateurs promis ont", () => {
  const build = process.env.E2E_BUILD_DIR;
  test.skip(!build, "demande la construction de npm test");
  const folder = path.join(build ?? "", "static/chunks");
  const used = readdirSync(folder).flatMap((name) => {
    const source = readFileSync(path.join(folder, name), "utf8");
    if (name.endsWith(".js")) return unsupportedInScript(source);
    return name.endsWith(".css") ? unsupportedInStyles(source) : [];
  });
  expect([...new Set(used)].sort()).toEqual(Object.values(ACCEPTED).flat().sort());
});
