import { describe, expect, it } from "vitest";
import { coverLetter } from "@/lib/copy/application-notices";

const parts = { title: "Analyste", company: "Boréal inc.", applicant: "Camille Roy" };

describe("coverLetter", () => {
  it.each(["job", "freelance", "scholarship"] as const)(
    "remplit la lettre (%s) du titre, de la société et du nom",
    (kind) => {
      const letter = coverLetter({ kind, ...parts });
      expect(letter).toMatch(/^Madame, Monsieur,\n\n/);
      expect(letter).toContain("«\u00a0Analyste\u00a0»");
      expect(letter).toContain("Boréal inc.");
      expect(letter).toMatch(/\n\nCamille Roy$/);
    },
  );

  it("se passe de la société quand il n'y en a pas", () => {
    const letter = coverLetter({ kind: "freelance", ...parts, company: null });
    expect(letter).toContain("la mission «\u00a0Analyste\u00a0», et joins");
    expect(letter).not.toContain("null");
  });

  it.each(["job", "freelance", "scholarship"] as const)(
    "ne double pas un point final (%s)",
    (kind) => {
      expect(coverLetter({ kind, ...parts })).not.toContain("..");
    },
  );
});
