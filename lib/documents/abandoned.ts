import "server-only";
import { listOwnFiles, removeFiles } from "@/lib/supabase/own-files";
import type { requestClient } from "@/lib/supabase/server";

/** Longer than any upload takes. */
const GRACE_MS = 60 * 60 * 1000;

/** Removes files whose upload was never finished: they count for nothing and take up space. */
export async function discardAbandoned(
  client: Awaited<ReturnType<typeof requestClient>>,
  userId: string,
  kept: ReadonlySet<string>,
  now: number = Date.now(),
) {
  const files = await listOwnFiles(client, "cvs", userId);
  const abandoned = files.filter(
    ({ path, createdAt }) =>
      !kept.has(path) && createdAt !== null && now - Date.parse(createdAt) > GRACE_MS,
  );
  await removeFiles(
    client,
    "cvs",
    abandoned.map((file) => file.path),
  );
}
