import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments } from "#tests/support/browser/browser.ts";
import { freePort } from "#tests/support/site/free-port.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Speed = Record<(typeof CATEGORIES)[number] | "lcp" | "cls" | "tbt", number>;

/** Lighthouse for a phone with its default throttling: the median of each figure over the runs. */
export async function measure(url: string, chromePath: string, runs: number): Promise<Speed> {
  const all: Speed[] = [];
  for (let tries = 0; all.length < runs; tries += 1) {
    const figures = await ask(url, chromePath);
    // On a busy machine Lighthouse may see no paint at all: such a run has measured nothing.
    if (Number.isFinite(figures.lcp)) all.push(figures);
    else if (tries > 2 * runs) throw new Error(`Lighthouse saw no paint on ${url}`);
  }
  const medianOf = (name: keyof Speed) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const names = Object.keys(all[0] ?? {}) as (keyof Speed)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Speed;
}

/** A browser of its own for each run: nothing of the run before is in its memory. */
async function ask(url: string, chromePath: string): Promise<Speed> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: [`--remote-debugging-port=${port}`, ...browserArguments()],
  });
  try {
    const result = await lighthouse(url, {
      ...{ port, logLevel: "error" },
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
    };
  } finally {
    await browser.close();
  }
}
