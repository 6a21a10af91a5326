import "server-only";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import type { Preferences } from "./schema";

/** Returns the viewer's notification preferences. */
export async function findPreferences(userId: string): Promise<Preferences> {
  const client = await requestClient();
  const { data, error } = await client
    .from("profiles")
    .select("job_alerts, news_alerts, promo_alerts, deadline_reminders, weekly_digest")
    .eq("id", userId)
    .single();
  if (error) throw error;
  return data;
}

/** Publications per call of the database function. */
const BATCH = 1000;

/**
 * Exports all data about the viewer as chunks of a JSON text that starts with `head`. Publications are read
 * page by page, each after the previous one has been sent.
 * @throws when the data cannot be read
 */
export async function* exportMyData(head: object): AsyncGenerator<string> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_data_export");
  if (error) throw error;
  yield JSON.stringify({ ...head, data }, null, 2).replace(/\s+\}\s+\}$/, "");
  for (const kind of everyKind) {
    yield `,\n    "${kinds[kind].table}": [`;
    let after: string | undefined;
    for (;;) {
      const { data: page, error } = await client.rpc("my_publications_export", { kind, after });
      if (error) throw error;
      const rows = page as { id: string }[];
      yield rows.map((row, n) => `${after || n ? "," : ""}\n${JSON.stringify(row)}`).join("");
      after = rows.at(-1)?.id;
      if (rows.length < BATCH) break;
    }
    yield "]";
  }
  yield "\n  }\n}\n";
}
