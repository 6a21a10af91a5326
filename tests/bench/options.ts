import { parseArgs } from "node:util";
import { endWith, Refusal } from "#lib/server/start-error.ts";

const ENGINES = ["embedded", "postgres"] as const;
export type EngineName = (typeof ENGINES)[number];

export type BenchOptions = {
  offers: number;
  /** How long each page is asked for. */
  seconds: number;
  /** How many distinct pages are read for the memory's sake. */
  pages: number;
  engines: readonly EngineName[];
  /** The file for the report, beside what is printed. */
  to: string | undefined;
};

/** More pages than a short run has time to draw would be all of it. */
const PAGES_A_SECOND = 500;
const MOST_PAGES = 10_000;

/** What `npm run bench -- …` was asked. */
export function readOptions(args: string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        offers: { type: "string", default: "10000" },
        seconds: { type: "string", default: "20" },
        pages: { type: "string" },
        engine: { type: "string" },
        to: { type: "string" },
      },
    });
    const seconds = count("seconds", values.seconds);
    const engine = ENGINES.find((one) => one === values.engine);
    if (values.engine && !engine) throw new Refusal(`--engine : ${ENGINES.join(" ou ")}.`);
    return {
      offers: count("offers", values.offers),
      seconds,
      pages: values.pages
        ? count("pages", values.pages)
        : Math.min(MOST_PAGES, PAGES_A_SECOND * seconds),
      engines: engine ? [engine] : ENGINES,
      to: values.to,
    };
  } catch (error) {
    if (error instanceof Refusal) endWith(error);
    endWith(new Refusal(`${(error as Error).message}. ${USAGE}`));
  }
}

const USAGE =
  "npm run bench -- [--offers 10000] [--seconds 20] [--pages 10000] [--engine embedded|postgres] [--to fichier.md]";

function count(name: string, text: string): number {
  const value = Number(text.replaceAll(/[_\s]/g, ""));
  if (!Number.isInteger(value) || value < 1) {
    throw new Refusal(`--${name} demande un nombre entier. ${USAGE}`);
  }
  return value;
}
