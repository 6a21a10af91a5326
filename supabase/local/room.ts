import { statfs } from "node:fs/promises";
import { doorOf } from "./doors.ts";
import type { Query } from "./engine.ts";

/**
 * What stays free on the disk of the data. A database that meets a full disk in the middle of a
 * write does not come back by itself; 64 MiB is four segments of its journal.
 */
export const RESERVE_BYTES = 64 * 1024 * 1024;

/** Free bytes of the disk that holds the data. */
export type Free = () => Promise<number>;

/** Reads them from the system. */
export function freeOf(folder: string): Free {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
}

/**
 * Lets a write through while its bytes fit beside the reserve. What reads passes always.
 * @param isReading Names of the functions that write nothing.
 * @returns the refusal, in the words of PostgreSQL's own `disk_full`, or null.
 */
export function createRoom(free: Free, isReading: (name: string) => boolean) {
  return async (request: Request, bytes: number): Promise<Response | null> => {
    if (!writes(request, isReading)) return null;
    if ((await free()) - bytes >= RESERVE_BYTES) return null;
    const message = "Le disque est plein : rien n’a été enregistré. Réessayez plus tard.";
    // The Data API says `message`, the authentication service `msg`.
    const body = { code: "53100", message, msg: message, details: null, hint: null };
    return Response.json(body, { status: 503, headers: { "retry-after": "60" } });
  };
}

/** Calls of the storage that only look, though by POST. */
const LOOKS = /^\/object\/(list|sign)\//;

/** A function of the database by what it declares; the rest by its method. */
function writes({ method, url }: Request, isReading: (name: string) => boolean): boolean {
  const { service, rest } = doorOf(url);
  const [, name] = /^\/rpc\/([^/]+)/.exec(rest) ?? [];
  if (service === "rest" && name) return !isReading(name);
  if (service === "storage" && LOOKS.test(rest)) return false;
  return !["GET", "HEAD", "OPTIONS"].includes(method);
}

/** Tells the functions of the Data API that write nothing, by what their migrations declare. */
export async function readingFunctions(query: Query): Promise<(name: string) => boolean> {
  const rows = await query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     group by proname having bool_and(provolatile <> 'v')`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return (name) => names.has(name);
}
