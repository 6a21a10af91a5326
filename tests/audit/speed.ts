import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { freePort } from "#lib/server/ports.ts";
import { browserArguments } from "#tests/support/browser/browser.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Speed = Record<(typeof CATEGORIES)[number] | "lcp" | "cls" | "tbt", number>;

/** What somebody sees on a phone whose line and processor are slow indeed, in milliseconds. */
export type Seen = Record<"fcp" | "lcp" | "usable", number>;

/** Lighthouse for a phone with its default throttling: the median of each figure over the runs. */
export async function measure(url: string, chromePath: string, runs: number): Promise<Speed> {
  return medians(url, runs, async () => {
    const { categories, figure } = await ask(url, chromePath, { onlyCategories: [...CATEGORIES] });
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
    };
  });
}

/** The same with throttling that is applied, and not computed afterwards. */
export async function measureThrottled(
  url: string,
  chromePath: string,
  runs: number,
): Promise<Seen> {
  return medians(url, runs, async () => {
    const { figure } = await ask(url, chromePath, {
      onlyCategories: ["performance"],
      throttlingMethod: "devtools",
    });
    return {
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      usable: figure("interactive"),
    };
  });
}

async function medians<Figures extends Record<string, number> & { lcp: number }>(
  url: string,
  runs: number,
  once: () => Promise<Figures>,
): Promise<Figures> {
  const all: Figures[] = [];
  for (let tries = 0; all.length < runs; tries += 1) {
    const figures = await once();
    // On a busy machine Lighthouse may see no paint at all: such a run has measured nothing.
    if (Number.isFinite(figures.lcp)) all.push(figures);
    else if (tries > 2 * runs) throw new Error(`Lighthouse saw no paint on ${url}`);
  }
  const medianOf = (name: keyof Figures) =>
    all.map((one) => Number(one[name])).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, medianOf(name)]),
  ) as Figures;
}

/** A browser of its own for each run: nothing of the run before is in its memory. */
async function ask(url: string, chromePath: string, flags: Flags) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromePath,
    // The front's certificate is its own.
    args: [`--remote-debugging-port=${port}`, "--ignore-certificate-errors", ...browserArguments()],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", ...flags });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { categories, audits } = result.lhr;
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return { categories, figure };
  } finally {
    await browser.close();
  }
}
