import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const SERVER = ".open-next/server-functions/default/";
/** Its files have maps that say what they were made of. */
const CHUNKS = ".next/server/chunks/";

type Outputs = Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
type SourceMap = {
  sources?: string[];
  sourcesContent?: (string | null)[];
  sections?: { map: SourceMap }[];
};

/**
 * What a worker is made of: packages and folders of ours with their KiB, the heaviest first. Each file
 * is compressed by itself, and a chunk's weight shared among its sources by their length: near enough
 * to say where to look.
 * @param root the folder of the repository, where the worker was built
 */
export function heaviestParts(root: string, count = 14): string {
  const meta = readFileSync(path.join(root, SERVER, "handler.mjs.meta.json"), "utf8");
  const [output] = Object.values(JSON.parse(meta).outputs as Outputs);
  const weights = new Map<string, number>();
  for (const [file, { bytesInOutput }] of Object.entries(output?.inputs ?? {})) {
    const text = path.join(root, file);
    if (bytesInOutput === 0 || !existsSync(text)) continue;
    const code = readFileSync(text);
    const weight = gzipSync(code).length * Math.min(1, bytesInOutput / code.length);
    const name = file.replace(SERVER, "");
    const sources = name.startsWith(CHUNKS) ? sourcesOf(path.join(root, `${name}.map`)) : [];
    const parts = sources.length > 0 ? sources : [{ source: name, length: 1 }];
    const whole = parts.reduce((sum, { length }) => sum + length, 0);
    for (const { source, length } of parts) {
      const part = partOf(source);
      weights.set(part, (weights.get(part) ?? 0) + (weight * length) / whole);
    }
  }
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([part, bytes]) => `${part} ${Math.round(bytes / 1024)}`)
    .join(", ");
}

/** Of a file, its package (of the framework, the folder there) or our folder. */
function partOf(file: string): string {
  const [, inPackage] = /.*node_modules\/(.*)/.exec(file) ?? [];
  const words = (inPackage ?? file).split("/");
  if (!inPackage) return words.slice(0, Math.max(1, Math.min(2, words.length - 1))).join("/");
  if (words[0] === "next") return words.slice(0, words[2] === "compiled" ? 4 : 1).join("/");
  return words.slice(0, inPackage.startsWith("@") ? 2 : 1).join("/");
}

/** The files that a chunk was made of, from the top of the repository. */
function sourcesOf(file: string): { source: string; length: number }[] {
  if (!existsSync(file)) return [];
  const map = JSON.parse(readFileSync(file, "utf8")) as SourceMap;
  const maps = [map, ...(map.sections ?? []).map((section) => section.map)];
  return maps.flatMap(({ sources = [], sourcesContent = [] }) =>
    sources.map((source, index) => ({
      source: decodeURIComponent(source).replace(/^(\.\.\/)+/, ""),
      length: sourcesContent[index]?.length ?? 1,
    })),
  );
}
