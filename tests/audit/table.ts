import { type PageKind, SIZE_BARS, SPEED_BARS } from "./bars.ts";
import type { Sizes } from "./sizes.ts";
import type { Speed } from "./speed.ts";

/** One figure of one page beside its bar. */
export type Row = { page: string; measure: string; value: number; bar: number; isMet: boolean };

export function sizeRows(kind: PageKind, sizes: Sizes): Row[] {
  const atMost = limits(kind);
  return [
    atMost("HTML, brotli (o)", sizes.html, SIZE_BARS.html[kind]),
    atMost("JavaScript, brotli (o)", sizes.script, SIZE_BARS.script),
    atMost("dont le nôtre (o)", sizes.ownScript, SIZE_BARS.ownScript),
    atMost("CSS, brotli (o)", sizes.style, SIZE_BARS.style),
    atMost("Polices avant le premier affichage", sizes.fonts, SIZE_BARS.fonts),
  ];
}

export function speedRows(kind: PageKind, speed: Speed, bare: Speed): Row[] {
  const atMost = limits(kind);
  const atLeast = (measure: string, value: number, bar: number): Row => ({
    ...{ page: kind, measure, value, bar },
    isMet: value >= bar,
  });
  return [
    atLeast("Performance", speed.performance, SPEED_BARS.performance),
    atLeast("Accessibilité", speed.accessibility, SPEED_BARS.accessibility),
    atLeast("Bonnes pratiques", speed["best-practices"], SPEED_BARS["best-practices"]),
    atLeast("SEO", speed.seo, SPEED_BARS.seo),
    atMost("LCP (ms)", Math.round(speed.lcp), SPEED_BARS.lcp[kind]),
    atMost(
      "LCP, de celui de la page nue",
      Number((speed.lcp / bare.lcp).toFixed(2)),
      SPEED_BARS.lcpRatio,
    ),
    atMost("CLS", Number(speed.cls.toFixed(3)), SPEED_BARS.cls),
    atMost("TBT (ms)", Math.round(speed.tbt), SPEED_BARS.tbt),
  ];
}

/** Prints the table page × measure × bar, and tells whether every bar was met. */
export function report(rows: Row[]): boolean {
  for (const { page, measure, value, bar, isMet } of rows) {
    const cells = [page.padEnd(8), measure.padEnd(36), String(value).padStart(8)];
    console.log(`${isMet ? "✓" : "✗"} ${cells.join(" ")}   barre ${bar}`);
  }
  const missed = rows.filter(({ isMet }) => !isMet).length;
  console.log(`\n${rows.length - missed} barres tenues, ${missed} manquées`);
  return missed === 0;
}

function limits(page: PageKind) {
  return (measure: string, value: number, bar: number): Row => ({
    ...{ page, measure, value, bar },
    isMet: value <= bar,
  });
}
