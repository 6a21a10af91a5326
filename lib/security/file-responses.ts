/**
 * The header that names a file (RFC 6266): the whole name for today's browsers, an ASCII
 * look-alike for others. Nothing in the name can end the value or start another header.
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

/** What every file that is somebody's own carries. */
const ownFileHeaders = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** A file of one's own to keep, made at this moment; `name` is ours and ASCII. */
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
 * The same of a long text, sent while it is made. Its first pieces are made before anything is sent: a
 * failure is still an answer then, and breaks the file off later.
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

/** A CV for the one who asked: shown in the tab ("inline") or kept ("attachment"). */
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
