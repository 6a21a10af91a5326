import "server-only";
import type { requestClient } from "./server";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Buckets in which every person has a folder of their own. */
export type OwnBucket = "cvs" | "avatars" | "images";

const BATCH = 100;

/** A batch of the files in somebody's own folder, from the `offset`th, by their whole keys. */
export async function listOwnFiles(
  client: Client,
  bucket: OwnBucket,
  userId: string,
  offset = 0,
): Promise<{ path: string; createdAt: string | null }[]> {
  const { data, error } = await client.storage.from(bucket).list(userId, { limit: BATCH, offset });
  if (error) throw error;
  // Hosted storage names a file relative to its folder, the embedded one from the top.
  return data.map((file) => ({
    path: `${userId}/${file.name.split("/").at(-1)}`,
    createdAt: file.created_at ?? null,
  }));
}

/** Removes files through the storage API: deleted rows would leave the bytes behind. */
export async function removeFiles(client: Client, bucket: OwnBucket, paths: string[]) {
  if (paths.length === 0) return;
  const { error } = await client.storage.from(bucket).remove(paths);
  if (error) throw error;
}

/**
 * Empties somebody's own folder, but for the files named in `except`.
 * @throws when files remain that cannot be removed.
 */
export async function removeOwnFolder(
  client: Client,
  bucket: OwnBucket,
  userId: string,
  except: string[] = [],
) {
  const stays = new Set(except);
  let before = "";
  let passed = 0;
  for (;;) {
    const files = await listOwnFiles(client, bucket, userId, passed);
    if (files.length === 0) return;
    const paths = files.map((file) => file.path).filter((path) => !stays.has(path));
    const now = paths.join();
    if (now !== "" && now === before) throw new Error(`Files remain in ${bucket}`);
    before = now;
    await removeFiles(client, bucket, paths);
    // What stays of this batch still comes before the next one.
    passed += files.length - paths.length;
  }
}
