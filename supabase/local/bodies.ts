import { doorOf } from "./doors.ts";

const KIB = 1024;
const MIB = 1024 * KIB;

/** How long a body may take to arrive, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The largest body of each service: a file of 5 MiB in its form, the longest article in any letters,
 * which the triggers of its table read before its limits do; accounts and functions take a few words.
 */
const LIMITS = {
  storage: 5 * MIB + 64 * KIB,
  rest: 512 * KIB,
  auth: 64 * KIB,
  functions: 64 * KIB,
};
/** A file, and 2,5 Mo of offers with the name of each column in each row. */
const LARGER: Record<string, number> = {
  "/functions/v1/employer-documents": 3 * MIB,
  "/rest/v1/rpc/import_jobs": 8 * MIB,
};

/**
 * A request with its body read, before it takes its turn: a slow upload holds up nobody, and nobody
 * fills the memory. It says its length, by which the size limit of a bucket goes.
 * @returns the refusal (413 for a body beyond the limit of its service, 408 for a slow one) instead.
 */
export async function readWhole(
  request: Request,
  patience = PATIENCE_MS,
): Promise<Request | Response> {
  if (!request.body) return request;
  const { url, method } = request;
  const { service } = doorOf(url);
  const limit = LARGER[new URL(url).pathname] ?? (service ? LIMITS[service] : 0);
  if (Number(request.headers.get("content-length")) > limit) return tooLarge();

  const body = await collect(request.body, limit, patience);
  if (body instanceof Response) return body;
  const headers = new Headers(request.headers);
  headers.set("content-length", String(body.byteLength));
  return new Request(url, { method, headers, body, signal: request.signal });
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  limit: number,
  patience: number,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const reader = stream.getReader();
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, patience);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength;
      if (size > limit) {
        reader.cancel().catch(() => undefined);
        return tooLarge();
      }
      chunks.push(next.value);
    }
  } finally {
    clearTimeout(late);
  }
  return isLate ? refuse(408, "Request Timeout") : Buffer.concat(chunks);
}

const tooLarge = () => refuse(413, "Payload Too Large");

function refuse(status: number, message: string): Response {
  const body = { code: String(status), message, msg: message };
  return Response.json(body, { status, headers: { connection: "close" } });
}
