import { describe, expect, it } from "vitest";
import { codeOf, fromBase32, periodAt, periodOfCode, toBase32 } from "@/supabase/local/totp";

/** RFC 6238, appendix B, with SHA-1 and eight digits. */
const KEY = Buffer.from("12345678901234567890");

describe("Les codes d'une application", () => {
  it("sont ceux de la norme", () => {
    const seconds = [
      59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000,
    ];
    const codes = seconds.map((second) => codeOf(KEY, periodAt(second * 1_000), 8));
    expect(codes.join(" ")).toBe("94287082 07081804 14050471 89005924 69279037 65353130");
  });

  it("ont une clé écrite comme la norme le veut", () => {
    const texts = ["f", "fo", "foo", "foob", "fooba", "foobar"];
    const written = texts.map((text) => toBase32(Buffer.from(text)));
    expect(written.join(" ")).toBe("MY MZXQ MZXW6 MZXW6YQ MZXW6YTB MZXW6YTBOI");
    expect(written.map((text) => fromBase32(text).toString())).toEqual(texts);
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
