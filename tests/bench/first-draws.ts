import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import type { Stack } from "./stack.ts";

/** How many ask at once: enough to keep the site busy, too few to make it wait. */
const READERS = 4;
const LISTS = 50;

/**
 * What a page costs that nobody has asked for, and what the web process holds afterwards: every
 * address here is asked for once.
 */
export async function firstDrawRows(stack: Stack, pages: number): Promise<string[]> {
  const rows = [
    "| Each asked for once | Pages | a second | p50 (ms) | p95 | p99 | Failures | Memory afterwards (MiB) |",
    "|---|---|---|---|---|---|---|---|",
  ];
  for (const [name, addresses] of Object.entries(await firstPages(stack, pages))) {
    if (addresses.length === 0) continue;
    console.error(`▸ ${stack.engine}, ${addresses.length} × ${name}`);
    const begun = performance.now();
    const { times, failures } = await readAll(stack.siteUrl, addresses);
    const rate = times.length / ((performance.now() - begun) / 1_000);
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    const figures = [times.length, rate.toFixed(0), at(0.5), at(0.95), at(0.99), failures];
    rows.push(`| ${[name, ...figures, mebibytes(stack.memory())].join(" | ")} |`);
  }
  return rows;
}

export function mebibytes(bytes: number): string {
  return bytes === 0 ? "?" : (bytes / 2 ** 20).toFixed(0);
}

async function firstPages({ backend, offers }: Stack, pages: number) {
  const rows = await backend.query<{ id: string }>(
    "select id from public.jobs where status = 'published' order by posted_at desc, id limit $1",
    [pages],
  );
  // Spread over all that there are: the last pages are the ones that cost.
  const last = Math.floor((offers * 0.7) / 20);
  const spread = Array.from({ length: LISTS }, (_, n) => 2 + Math.floor((n * (last - 2)) / LISTS));
  const numbers = [...new Set(spread)];
  const words = ["soins", "comptable", "developpeur react", "Montreal", "HE-0000042"];
  return {
    "page of the list": numbers.map((number) => `/emplois?page=${number}`),
    "search for words": words.flatMap((word) =>
      ["", "&contrat=CDI", "&province=quebec", "&tri=pertinence"].map(
        (more) => `/emplois?q=${encodeURIComponent(word)}${more}`,
      ),
    ),
    offer: rows.map(({ id }) => `/emplois/${id}`),
  };
}

async function readAll(base: string, addresses: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const left = addresses.values();
  const times: number[] = [];
  let failures = 0;
  const reader = async () => {
    for (const address of left) {
      const begun = performance.now();
      if ((await statusOf(base + address, agent)) !== 200) failures += 1;
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  agent.destroy();
  return { times, failures };
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    }).once("error", reject);
  });
}
