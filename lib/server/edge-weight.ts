import { execFile } from "node:child_process";
import { readdirSync, truncateSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "./config.ts";

/** What a host's free plan takes, compressed. */
const PLAN_KIB = 3 * 1024;
/** What the worker may weigh: what comes next has room, and whoever adds it is told in time. */
const MOST_KIB = 2_980;

const OG = "server-functions/default/node_modules/next/dist/compiled/@vercel/og";

/**
 * Empties the typeface that the library of pictures falls back to: our pictures bring their own
 * (components/seo/picture-response.tsx), and it weighs 58 KiB of the worker.
 * @param output the folder of the build
 */
export function dropSpareTypeface(output: string): void {
  const folder = path.join(output, OG);
  const faces = readdirSync(folder).filter((name) => /\.ttf(\.bin)?$/.test(name));
  for (const name of faces) truncateSync(path.join(folder, name));
}

/** What the worker weighs as it would be sent, in KiB, compressed; nothing is sent. */
export async function edgeWeight(tool: string, config: string, quiet: object): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool, "deploy", "--dry-run", "--config", config],
    { cwd: root, env: { ...process.env, ...quiet } },
  );
  return compressedSize(stdout);
}

/**
 * Whether that is light enough, and what it weighs, in one line; when it is not, what of.
 * @param parts what the worker is made of, asked for when it is to be said
 */
export function saidOfWeight(kib: number, parts: () => string): { fits: boolean; says: string } {
  const says = `Le travailleur pèse ${Math.ceil(kib)} Kio, compressé\u00a0; notre borne est ${MOST_KIB}, celle d’une offre gratuite ${PLAN_KIB}.`;
  if (kib <= MOST_KIB) return { fits: true, says };
  return { fits: false, says: `${says} Le plus lourd, en Kio\u00a0: ${parts()}.` };
}

/** The size in what the tool says: "Total Upload: 10080.93 KiB / gzip: 3026.54 KiB". */
export function compressedSize(said: string): number {
  const size = /gzip: ([\d.]+) KiB/.exec(said)?.[1];
  if (size === undefined) throw new Error("wrangler does not say what the worker weighs");
  return Number(size);
}
