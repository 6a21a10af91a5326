import type { FunctionEnvironment } from "./environment.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">;

const BUCKET = "cvs";

/** Every outside call has a time limit; a file of five megabytes takes a little longer. */
const TIMEOUT_MS = 3_000;
const FILE_TIMEOUT_MS = 6_000;

/** The bytes under this key, or null when nothing lies there. */
export async function readFile(access: Access, path: string): Promise<Uint8Array | null> {
  const response = await store(access, `${BUCKET}/${path}`, { method: "GET" }, FILE_TIMEOUT_MS);
  if (response.status === 400 || response.status === 404) return null;
  if (!response.ok) throw new Error(`storage answered ${response.status} to a reading`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Stores bytes under a key where nothing lies yet; the file then has no owner but the service. */
export async function writeFile(access: Access, path: string, bytes: Uint8Array): Promise<void> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/pdf" },
    body: new Blob([bytes as BlobPart], { type: "application/pdf" }),
  };
  const response = await store(access, `${BUCKET}/${path}`, init, FILE_TIMEOUT_MS);
  if (!response.ok) throw new Error(`storage answered ${response.status} to a writing`);
}

export async function removeFile(access: Access, path: string): Promise<void> {
  const init = {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prefixes: [path] }),
  };
  const response = await store(access, BUCKET, init, TIMEOUT_MS);
  if (!response.ok) throw new Error(`storage answered ${response.status} to a removal`);
}

function store(
  { supabaseUrl, secretKey }: Access,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit },
  limit: number,
): Promise<Response> {
  return fetch(`${supabaseUrl}/storage/v1/object/${path}`, {
    ...init,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
    signal: AbortSignal.timeout(limit),
  });
}
