import "server-only";
import type { requestClient } from "./server";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Buckets with one folder per user. */
export type OwnBucket = "cvs" | "avatars" | "images";

const BATCH = 100;

/** Returns a batch of the files in a user's folder, from `offset`, as full keys. */
export async function listOwnFiles(
  client: Client,
  bucket: OwnBucket,
  userId: string,
  offset = 0,
): Promise<{ path: string; createdAt: string | null }[]> {
  const { data, error } = await client.storage.from(bucket).list(userId, { limit: BATCH, offset });
  if (error) throw error;
  // Hosted storage returns names relative to the folder, the embedded one full keys.
  return data.map((file) => ({
    path: `${userId}/${file.name.split("/").at(-1)}`,
    createdAt: file.created_at ?? null,
  }));
}

/** Deletes files through the storage API: deleting rows would leave the bytes behind. */
export async function removeFiles(client: Client, bucket: OwnBucket, paths: string[]) {
  if (paths.length === 0) return;
  const { error } = await client.storage.from(bucket).remove(paths);
  if (error) throw error;
}

/**
 * Deletes all files in a user's folder, except those in `except`.
 * @throws when files remain that cannot be deleted
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
    // Files that stay precede the next batch.
    passed += files.length - paths.length;
  }
}
