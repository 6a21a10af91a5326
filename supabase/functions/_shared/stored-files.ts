import type { FunctionEnvironment } from "./environment.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">;

/** Time limit of a call: a file of five megabytes takes a little longer than a row. */
const TIMEOUT_MS = 6_000;

/** Returns the bytes of this key, or null if there is no file. */
export async function readFile(
  access: Access,
  bucket: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await store(access, `${bucket}/${path}`, { method: "GET" });
  if (response.status === 400 || response.status === 404) return null;
  return new Uint8Array(await accepted(response, "a reading").arrayBuffer());
}

/** Stores a PDF under a new key; the file then has no owner but the service. */
export async function writeFile(
  access: Access,
  bucket: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const response = await store(access, `${bucket}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/pdf" },
    body: new Blob([bytes as BlobPart], { type: "application/pdf" }),
  });
  accepted(response, "a writing");
}

/** Removes files, rows and bytes; a file that is gone already is not an error. */
export async function removeFiles(access: Access, bucket: string, paths: string[]): Promise<void> {
  const response = await store(access, bucket, {
    method: "DELETE",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prefixes: paths }),
  });
  accepted(response, "a removal");
}

function accepted(response: Response, what: string): Response {
  if (!response.ok) throw new Error(`storage answered ${response.status} to ${what}`);
  return response;
}

function store(
  { supabaseUrl, secretKey }: Access,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit },
): Promise<Response> {
  return fetch(`${supabaseUrl}/storage/v1/object/${path}`, {
    ...init,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, ...init.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
