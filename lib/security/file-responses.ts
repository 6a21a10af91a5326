/**
 * Returns a Content-Disposition header (RFC 6266) with the full file name and an ASCII fallback for old
 * browsers. Nothing in the name can end the value or start another header.
 */
export function contentDisposition(kind: "attachment" | "inline", fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w .()-]/g, "_");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(fileName.toWellFormed())}`;
}

/** encodeURIComponent leaves four characters that RFC 8187 does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Headers of every private file. */
const ownFileHeaders = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** Returns a generated file as a download; `name` is a constant of ours, in ASCII. */
export function downloadResponse(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      ...ownFileHeaders,
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}

/**
 * Streams a long text as a download. The first chunks are produced before the response starts, so that an
 * early failure still gets an error response; a later one aborts the file.
 */
export async function streamedDownload(
  pieces: AsyncGenerator<string>,
  type: string,
  name: string,
): Promise<Response> {
  const start = [await pieces.next(), await pieces.next()];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = start.shift() ?? (await pieces.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return downloadResponse(stream, type, name);
}

/** Returns a CV for display in the tab ("inline") or as a download ("attachment"). */
export function pdfResponse(file: Blob, kind: "inline" | "attachment", name: string): Response {
  return new Response(file, {
    headers: {
      ...ownFileHeaders,
      "content-type": "application/pdf",
      "content-disposition": contentDisposition(kind, name),
    },
  });
}

export function sentenceResponse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...ownFileHeaders, "content-type": "text/plain; charset=utf-8" },
  });
}
