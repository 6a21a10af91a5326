import { readFileSync } from "node:fs";
import type { Place } from "./place.ts";

/** What is looked at every ten seconds. */
export type Sample = { minute: number; memory: number; connections: number; disk: number };

/** Resident memory of the two that serve, connections to PostgreSQL, bytes that the database takes. */
export async function takeSample({ serving, backend }: Place, minute: number): Promise<Sample> {
  const [found] = await backend.query<{ connections: number; disk: number }>(
    `select (select count(*)::integer from pg_stat_activity where datname = current_database())
         as connections,
       pg_database_size(current_database())::float8 as disk`,
  );
  const memory = serving.reduce((sum, pid) => sum + residentBytes(pid), 0);
  return { minute, memory, connections: found?.connections ?? 0, disk: found?.disk ?? 0 };
}

function residentBytes(pid: number): number {
  const [, kib = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) * 1024;
}

/** How much a figure grows a minute (least squares), over the second half: the first warms up. */
export function slope(samples: Sample[], of: (sample: Sample) => number): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const x = mean(half.map((one) => one.minute));
  const y = mean(half.map(of));
  const above = half.reduce((sum, one) => sum + (one.minute - x) * (of(one) - y), 0);
  const below = half.reduce((sum, one) => sum + (one.minute - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
