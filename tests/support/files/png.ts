/** Width and height of a PNG, from its first bytes; null for anything else. */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"));
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
}
