import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";

export type StoredFile = { bucket_id: string; name: string };

const TIMEOUT_MS = 6_000;

/**
 * Removes stored files, row and bytes; one that is gone already is no failure.
 * @throws when the storage service refuses.
 */
export async function removeFiles(
  { supabaseUrl, secretKey }: Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">,
  files: StoredFile[],
): Promise<void> {
  for (const bucket of new Set(files.map(({ bucket_id }) => bucket_id))) {
    const prefixes = files.filter((file) => file.bucket_id === bucket).map(({ name }) => name);
    const response = await fetch(`${supabaseUrl}/storage/v1/object/${bucket}`, {
      method: "DELETE",
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ prefixes }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`storage answered ${response.status} to a removal`);
  }
}
