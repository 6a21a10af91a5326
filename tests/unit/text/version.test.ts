import { describe, expect, it } from "vitest";
import { isVersion } from "@/lib/text/fields";

describe("La version d'une ligne qu'un formulaire porte", () => {
  it("est un moment, écrit comme la base ou le programme l'écrivent", () => {
    const ends = [".123456+00:00", "+00:00", ".1Z", ""].map((end) => `2026-11-22T20:04:05${end}`);
    const versions = [...ends, "2026-11-22 20:04:05.366+00", "2026-11-22 20:04:05-05"];
    expect(versions.filter((text) => !isVersion(text))).toEqual([]);
  });

  it("n'est rien d'autre", () => {
    const words = ["", " ", "now", "infinity", "epoch", "0", "2026-11-22", "$K1"];
    const days = ["2026-02-30T20:04:05Z", "0000-01-01T00:00:00Z", "2026-11-22T25:00:00Z"];
    expect([...words, ...days, "2026-11-22T20:04:05Z\n"].filter(isVersion)).toEqual([]);
  });
});
