import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(path.resolve("app/globals.css"), "utf8");
const DARK = css.indexOf("@media (prefers-color-scheme: dark)");

/** The value of a colour token; in the dark a token that says nothing keeps its light value. */
function colour(token: string, scheme: "light" | "dark"): string {
  const value = (part: string) =>
    part.match(new RegExp(`--color-${token}: (#[0-9a-f]{6});`))?.[1] ?? null;
  const light = value(css.slice(0, DARK));
  const found =
    scheme === "dark" ? (value(css.slice(DARK, css.indexOf("\n}", DARK))) ?? light) : light;
  if (found === null) throw new Error(`No token ${token}`);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("le contour de ce qui a le focus (%s)", (scheme) => {
  test.each(["paper", "snow", "frost", "sky", "sky-low"])("se voit sur « %s »", (ground) => {
    expect(contrast(colour("focus", scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  test("se voit sur une bande sombre, où il a la couleur du texte", () => {
    expect(css).toMatch(/\[data-deep\] \{\s+--color-focus: var\(--color-on-deep\);/);
    expect(contrast(colour("on-deep", scheme), colour("deep", scheme))).toBeGreaterThanOrEqual(3);
  });

  test("n'a pas la couleur des erreurs", () => {
    expect(colour("focus", scheme)).not.toBe(colour("maple", scheme));
  });
});
