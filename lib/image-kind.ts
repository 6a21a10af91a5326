const signatures = [
  { type: "image/jpeg", extension: "jpg", at: 0, text: "\xff\xd8\xff" },
  { type: "image/png", extension: "png", at: 0, text: "\x89PNG\r\n\x1a\n" },
  { type: "image/webp", extension: "webp", at: 8, text: "WEBP" },
] as const;

/** What a picture is by its first bytes, whatever its name says; null when it is none of ours. */
export function imageKind(bytes: Uint8Array): { type: string; extension: string } | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return signatures.find(({ at, text }) => start.startsWith(text, at)) ?? null;
}

/** The media type of a stored picture. */
export function imageType(path: string): string | null {
  return signatures.find(({ extension }) => path.endsWith(`.${extension}`))?.type ?? null;
}
