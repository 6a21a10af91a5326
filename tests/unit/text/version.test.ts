import { describe, expect, it } from "vitest";
import { isVersion } from "@/lib/text/version";

describe("La version d'une ligne qu'un formulaire porte", () => {
  it.each([
    "2026-11-22T20:04:05.123456+00:00",
    "2026-11-22T20:04:05+00:00",
    "2026-11-22T20:04:05.1Z",
    "2026-11-22T20:04:05",
    "2026-11-22 20:04:05.366+00",
    "2026-11-22 20:04:05-05",
  ])("%s en est une", (text) => expect(isVersion(text)).toBe(true));

  it.each([
    ...["", " ", "now", "infinity", "epoch", "0", "2026-11-22", "$K1"],
    ...[
      "2026-02-30T20:04:05Z",
      "0000-01-01T00:00:00Z",
      "2026-11-22T20:04:05Z\n",
      "2026-11-22T25:00:00Z",
    ],
  ])("« %s » n'en est pas", (text) => expect(isVersion(text)).toBe(false));
});
