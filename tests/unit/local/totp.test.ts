import { describe, expect, it } from "vitest";
import { codeOf, fromBase32, periodAt, periodOfCode, toBase32 } from "@/supabase/local/totp";

/** RFC 6238, appendix B, with SHA-1 and eight digits. */
const KEY = Buffer.from("12345678901234567890");

describe("Les codes d'une application", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("sont ceux de la norme à %i s", (seconds, code) => {
    expect(codeOf(KEY, periodAt(seconds * 1_000), 8)).toBe(code);
  });

  it.each([
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("ont une clé écrite comme la norme le veut : %s", (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
    expect(fromBase32(written).toString()).toBe(text);
  });

  it("valent pendant leur période, celle d'avant et celle d'après, et pas plus", () => {
    const secret = toBase32(KEY);
    const now = 1_234_567_890_000;
    const present = periodAt(now);
    const period = (shift: number) => periodOfCode(secret, codeOf(KEY, present + shift), now);
    expect([-2, -1, 0, 1, 2].map(period)).toEqual([null, present - 1, present, present + 1, null]);
    expect(periodOfCode(secret, "", now)).toBeNull();
    expect(periodOfCode(secret, "12345", now)).toBeNull();
  });

  it("refusent une clé qui n'en est pas une", () => {
    expect(() => fromBase32("MZXW 0")).toThrow();
  });
});
