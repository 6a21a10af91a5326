import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">;

const BUCKET = "proofs";

/** Every outside call has a time limit; a file takes a little longer. */
const TIMEOUT_MS = 6_000;

/** Stores a document under a key where nothing lies yet. */
export async function storeFile(access: Access, path: string, bytes: Uint8Array): Promise<void> {
  await store(access, `${BUCKET}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/pdf" },
    body: new Blob([bytes as BlobPart], { type: "application/pdf" }),
  });
}

export async function readFile(access: Access, path: string): Promise<Uint8Array> {
  const response = await store(access, `${BUCKET}/${path}`, { method: "GET" });
  return new Uint8Array(await response.arrayBuffer());
}

/** Removes a document, row and bytes; one that is gone already is no failure. */
export async function dropFile(access: Access, path: string): Promise<void> {
  await store(access, BUCKET, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prefixes: [path] }),
  });
}

async function store(
  { supabaseUrl, secretKey }: Access,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit },
): Promise<Response> {
  const response = await fetch(`${supabaseUrl}/storage/v1/object/${path}`, {
    ...init,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`storage answered ${response.status} to ${init.method}`);
  return response;
}
