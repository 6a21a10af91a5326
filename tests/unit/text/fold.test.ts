import { describe, expect, it } from "vitest";
import { hasAllWords } from "@/lib/text/plain";

describe("hasAllWords", () => {
  it("ignore la casse, les accents et la forme de l'apostrophe", () => {
    expect(hasAllWords("Échéance d’une bourse", "ECHEANCE d'une")).toBe(true);
  });

  it("veut tous les mots, dans n'importe quel ordre", () => {
    expect(hasAllWords("Changer de mot de passe", "passe mot")).toBe(true);
    expect(hasAllWords("Changer de mot de passe", "passe courriel")).toBe(false);
  });

  it("trouve tout quand rien n'est cherché", () => {
    expect(hasAllWords("Une question", "  ")).toBe(true);
  });
});
