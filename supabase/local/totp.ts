import { createHmac, timingSafeEqual } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const PERIOD_SECONDS = 30;
const DIGITS = 6;

/** Encodes base32 (RFC 4648) without padding, as authenticator apps expect a key. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/**
 * Decodes a base32 key.
 * @throws when it contains any other character.
 */
export function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((sign) => {
      const value = ALPHABET.indexOf(sign);
      if (value < 0) throw new Error("Not a key in base 32");
      return value.toString(2).padStart(5, "0");
    })
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a period (RFC 4226; RFC 6238 counts the time in periods). */
export function codeOf(key: Uint8Array, period: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the period of a moment, in milliseconds. */
export function periodAt(now: number): number {
  return Math.floor(now / 1_000 / PERIOD_SECONDS);
}

/**
 * Returns the period of a code: the current one, the previous or the next, to allow for clock drift; null if
 * it matches none of them.
 */
export function periodOfCode(secret: string, code: string, now = Date.now()): number | null {
  const key = fromBase32(secret);
  const present = periodAt(now);
  const typed = Buffer.from(code);
  for (const period of [present, present - 1, present + 1]) {
    const expected = Buffer.from(codeOf(key, period));
    if (typed.length === expected.length && timingSafeEqual(typed, expected)) return period;
  }
  return null;
}
