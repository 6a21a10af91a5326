import "server-only";
import { createHash } from "node:crypto";
import { requestClient } from "@/lib/supabase/server";
import { type Kind, kinds } from "./kinds";

/** What one publication is known by: it may be said otherwise in one of them, not in all. */
const WORDS = ["title", "description", "content"];

type Values = Record<string, unknown>;
type Sent = {
  id: string;
  status: string;
  created_at: string;
  /** Every value of the form stands there already. */
  saysTheSame: boolean;
  /** The form, a draft that was found again, has become that of another publication. */
  isAnother: boolean;
};

/** The row of the viewer's that a form has made already under its key, when it was sent before. */
export async function sentBefore(
  kind: Kind,
  viewerId: string,
  key: string,
  values: Values,
): Promise<Sent | null> {
  const client = await requestClient();
  const { table, owner } = kinds[kind];
  const columns = [...new Set(["id", "status", "created_at", ...Object.keys(values)])].join(", ");
  const { data } = await client
    .from(table)
    .select(columns as "id, status, created_at")
    .eq(owner as never, viewerId)
    .eq("import_key", key)
    .maybeSingle();
  return data && { ...data, ...compared(data, values) };
}

/** How what a form says now is to what is stored of it. */
export function compared(stored: Values, values: Values) {
  const isSame = (name: string) => written(stored[name]) === written(values[name]);
  const words = WORDS.filter((name) => name in values);
  return {
    saysTheSame: Object.keys(values).every(isSame),
    isAnother: words.length > 0 && !words.some(isSame),
  };
}

const written = (value: unknown) => JSON.stringify(value ?? null);

/** A key for it which is the same each time that it is sent; none for what has such a key already. */
export function keyOfAnother(key: string, values: Values): string | null {
  if (key.includes("/")) return null;
  const words = WORDS.map((name) => written(values[name])).join();
  return `${key}/${createHash("sha256").update(words).digest("hex").slice(0, 32)}`;
}
