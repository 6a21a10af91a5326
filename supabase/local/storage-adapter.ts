import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

const MEDIA_TYPES: Record<string, string> = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/**
 * Returns the path of an object on disk.
 * @throws when bucket or key would lead out of the folder of its bucket.
 */
export function objectPath(folder: string, bucket: string, key: string): string {
  const segments = [bucket, ...key.split("/")];
  const unsafe = segments.some(
    (segment) => /^\.{0,2}$/.test(segment) || /[\0\\]/.test(segment) || segment.includes("/"),
  );
  if (unsafe) throw new Error("Storage object path refused");
  return path.join(folder, ...segments);
}

/** Stores the bytes of objects as files, one folder a bucket; the rest is in the database. */
export function createStorageAdapter(folder: string): StorageAdapter {
  const locate = (bucket: string, key: string) => objectPath(folder, bucket, key);

  return {
    driver: folder,

    async getObject(bucket, key) {
      const file = locate(bucket, key);
      return { httpStatusCode: 200, metadata: await metadataOf(file), body: await readFile(file) };
    },

    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = locate(bucket, key);
      const bytes = body instanceof Uint8Array ? body : await collect(body);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
      return { ...(await metadataOf(file)), mimetype: contentType, cacheControl };
    },

    async deleteObject(bucket, key) {
      await rm(locate(bucket, key), { force: true });
    },

    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(locate(bucket, key), { force: true })));
    },

    async copyObject() {
      throw new Error("The site copies no objects");
    },

    headObject: (bucket, key) => metadataOf(locate(bucket, key)),

    privateAssetUrl: async (bucket, key) => `file://${locate(bucket, key)}`,
  };
}

async function metadataOf(file: string): Promise<Metadata> {
  const { size, mtime, mtimeMs } = await stat(file);
  return {
    cacheControl: "no-cache",
    contentLength: size,
    size,
    mimetype: MEDIA_TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream",
    lastModified: mtime,
    eTag: `"${createHash("md5").update(`${file}:${mtimeMs}`).digest("hex")}"`,
  };
}

type Body = Exclude<Parameters<StorageAdapter["uploadObject"]>[3], Uint8Array>;

async function collect(stream: Body): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}
