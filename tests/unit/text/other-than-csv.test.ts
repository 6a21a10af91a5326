import { describe, expect, it } from "vitest";
import { readJobsCsv } from "@/lib/jobs/csv";
import { otherThanCsv } from "@/lib/text/csv";

const bytes = (start: number[]) => Uint8Array.from([...start, ...Array(200).fill(65)]);

describe("Un fichier qui n'est pas un CSV", () => {
  it.each([
    ["un classeur (XLSX", [0x50, 0x4b, 0x03, 0x04]],
    ["(XLS)", [0xd0, 0xcf, 0x11, 0xe0]],
    ["un PDF", [0x25, 0x50, 0x44, 0x46]],
    ["(JPEG)", [0xff, 0xd8, 0xff]],
    ["n’est pas un CSV", [65, 0, 66]],
  ])("dit ce qu'il est : %s", (words, start) => {
    expect(otherThanCsv(bytes(start))).toContain(words);
  });

  it("dit aussi quoi faire, à la place d'une erreur par ligne", () => {
    const { problems } = readJobsCsv(bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: null, column: null });
    expect(problems[0]?.message).toMatch(/une image \(PNG\).*enregistrez-le au format/);
  });

  it.each(["titre;entreprise\nA;B", "\ufefftitre,entreprise", ""])("laisse lire %j", (text) => {
    expect(otherThanCsv(new TextEncoder().encode(text))).toBeNull();
  });
});
