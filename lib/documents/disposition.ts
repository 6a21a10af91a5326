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
