/**
 * What zlib made, in memory of its own: zlib gives it out as the beginning of a piece of 64 kB, which is
 * held whole as long as those bytes are kept.
 */
export function ownBytes(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}
