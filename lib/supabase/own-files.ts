import "server-only";
import type { requestClient } from "./server";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Buckets in which every person has a folder of their own. */
export type OwnBucket = "cvs" | "avatars" | "images";

const BATCH = 100;

/** A batch of the files in somebody's own folder, by their whole keys. */
export async function listOwnFiles(
  client: Client,
  bucket: OwnBucket,
  userId: string,
): Promise<{ path: string; createdAt: string | null }[]> {
  const { data, error } = await client.storage.from(bucket).list(userId, { limit: BATCH });
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
 * Empties somebody's own folder.
 * @throws when files remain that cannot be removed.
 */
export async function removeOwnFolder(client: Client, bucket: OwnBucket, userId: string) {
  let before = "";
  for (;;) {
    const paths = (await listOwnFiles(client, bucket, userId)).map((file) => file.path);
    if (paths.length === 0) return;
    const now = paths.join();
    if (now === before) throw new Error(`Files remain in ${bucket}`);
    before = now;
    await removeFiles(client, bucket, paths);
  }
}
