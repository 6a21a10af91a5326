import { answer, operatorCall } from "#supabase/functions/_shared/caller.ts";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { type Counted, logFailure, noted } from "#supabase/functions/_shared/failure.ts";

import { removeFiles } from "#supabase/functions/_shared/stored-files.ts";

/** Maximum rows of each subject deleted by one database call, which is a transaction of its own. */
const MOST_ROWS = 200;
/** Higher, since a preview writes nothing. */
const MOST_ROWS_OF_A_PREVIEW = 5_000;
const MOST_FILES = 100;
/** A call stops before the platform ends it; the next one continues. */
const MAX_MILLISECONDS = 15_000;

/**
 * Deletes what is past its retention term (docs/data-map.md), then files and search words that are no longer
 * used. It may be killed at any moment: the next call does the rest.
 *
 * Request: POST `{}` with the secret key; `{ "preview": true }` for a dry run.
 * Answer: `{ "success": true, "removed": { "accounts": 3, … } }`, counts of what was deleted; else `{
 * "success": false, "error": "invalid_request" | "not_operator" | "not_forgotten" | "not_finished" }` with
 * 400, 401, 502, or 503 when the next call continues.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const call = await operatorCall(request, environment);
  if (call instanceof Response) return call;
  if (call.preview === true) return await preview(environment);
  const removed: Counted = {};
  return await noted(
    environment,
    "apply-retention",
    () => forget(environment, removed),
    () => removed,
  );
}

async function forget(environment: FunctionEnvironment, removed: Counted): Promise<Response> {
  const start = Date.now();
  const inTime = () => Date.now() - start < MAX_MILLISECONDS;
  try {
    for (let isLeft = true; isLeft; ) {
      if (!inTime()) return answer(503, "not_finished");
      const gone = await rowsPastTheirTerm(environment, false);
      add(removed, gone);
      isLeft = Object.values(gone).some((count) => count === MOST_ROWS);
    }
    let former = "";
    for (let isLeft = true; isLeft; ) {
      if (!inTime()) return answer(503, "not_finished");
      const files = await filesOfNothing(environment);
      const first = JSON.stringify(files[0] ?? null);
      // Without this, a storage service that removes nothing would get the same files until the time is over.
      if (first === former) throw new Error("files remain after their removal");
      former = first;
      for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
        const ofBucket = files.filter((file) => file.bucket_id === bucket);
        await removeFiles(
          environment,
          bucket,
          ofBucket.map(({ name }) => name),
        );
      }
      if (files.length > 0) add(removed, { files: files.length });
      isLeft = files.length === MOST_FILES;
    }
    const words = Number(await callDatabase(environment, "forget_words", {}));
    if (words > 0) add(removed, { words });
    return Response.json({ success: true, removed });
  } catch (error) {
    return answer(502, "not_forgotten", logFailure("apply-retention", error));
  }
}

async function preview(environment: FunctionEnvironment): Promise<Response> {
  try {
    const rows = await rowsPastTheirTerm(environment, true);
    const files = await filesOfNothing(environment);
    const removed = files.length > 0 ? { ...rows, files: files.length } : rows;
    return Response.json({ success: true, removed });
  } catch (error) {
    return answer(502, "not_forgotten", logFailure("apply-retention", error));
  }
}

async function rowsPastTheirTerm(environment: FunctionEnvironment, isPreview: boolean) {
  const most = isPreview ? MOST_ROWS_OF_A_PREVIEW : MOST_ROWS;
  const args = { preview: isPreview, most };
  return (await callDatabase(environment, "forget_expired", args)) as Counted;
}

type StoredFile = { bucket_id: string; name: string };

async function filesOfNothing(environment: FunctionEnvironment) {
  return (await callDatabase(environment, "orphaned_files", { most: MOST_FILES })) as StoredFile[];
}

function add(sum: Counted, more: Counted): void {
  for (const [subject, count] of Object.entries(more)) sum[subject] = (sum[subject] ?? 0) + count;
}
