import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The drawing library reads no woff2 and no variable typeface: these are the static ones. */
const FILES = [
  ["Bricolage", 700, "bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"],
  ["Figtree", 500, "figtree/files/figtree-latin-500-normal.woff"],
  ["Figtree", 700, "figtree/files/figtree-latin-700-normal.woff"],
] as const;

type Font = { name: string; weight: 500 | 700; style: "normal"; data: Buffer };

let loaded: Promise<Font[]> | undefined;

/** Our typefaces for pictures, read once. */
export function pictureFonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    FILES.map(async ([name, weight, file]) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(join(process.cwd(), "node_modules/@fontsource", file)),
    })),
  );
  return loaded;
}
