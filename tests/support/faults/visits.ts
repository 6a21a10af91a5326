import { setTimeout as wait } from "node:timers/promises";

/** What a visitor got: a status or the name of the failure, after how long, and whether in French. */
export type Visit = {
  path: string;
  status: number | string;
  ms: number;
  isFrench: boolean;
  /** Whether it says that something could not be read: a list says so in its place, with 200. */
  showsFailure: boolean;
};

/** A list without its rows, or with examples in their place. */
const FAILED = /Impossible de charger|>Exemple</;

const TIMEOUT_MS = 20_000;

export async function visit(site: string, path: string, cookie = ""): Promise<Visit> {
  const begun = performance.now();
  try {
    const answer = await fetch(site + path, {
      headers: { cookie, accept: "text/html" },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    const isFrench = answer.status === 200 || /lang="fr|Réessayer|[éèà]/.test(text);
    const showsFailure = answer.status === 503 || FAILED.test(text);
    return { path, status: answer.status, ms: performance.now() - begun, isFrench, showsFailure };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const status = cause?.code ?? name;
    return { path, status, ms: performance.now() - begun, isFrench: false, showsFailure: false };
  }
}

/**
 * People who go on asking, one page after the other, until they are told to stop. A star in a path is
 * a word that nobody has asked for yet.
 */
export function keepVisiting(site: string, paths: string[], people = 6, cookie = "") {
  const seen: Visit[] = [];
  let isOver = false;
  const walk = async (_: unknown, person: number) => {
    for (let turn = person; !isOver; turn += 1) {
      const path = (paths[turn % paths.length] ?? "/").replace("*", () => crypto.randomUUID());
      seen.push(await visit(site, path, cookie));
      await wait(20);
    }
  };
  const walks = Promise.all(Array.from({ length: people }, walk));
  return {
    seen,
    /** What was answered since the last time that this was asked. */
    take: () => seen.splice(0),
    async stop() {
      isOver = true;
      await walks;
    },
  };
}

/** Milliseconds until something is so; throws when it is not in time. */
export async function untilSo(isSo: () => Promise<boolean>, withinMs = 60_000): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < withinMs) {
    if (await isSo()) return performance.now() - begun;
    await wait(100);
  }
  throw new Error(`not so within ${withinMs} ms`);
}

/** The longest that anybody waited, in seconds. */
export const longest = (visits: Visit[]) =>
  (Math.max(0, ...visits.map(({ ms }) => ms)) / 1_000).toFixed(1);
