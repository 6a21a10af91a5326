/** The answer to a body that is larger than what was asked for. */
const TOO_LARGE = 413;

/**
 * Reads the JSON of a request, and no more than `maxBytes` of it: the rest is not waited for.
 * @returns what it says, or null when it is not JSON
 * @throws {Response} 413 when it is larger
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = new TextDecoder().decode(await readBytes(request, maxBytes));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  // What is said about the length need not be true. Leaving the loop ends the stream.
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLarge(): Response {
  return new Response("Cet envoi est trop volumineux.", {
    status: TOO_LARGE,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}
