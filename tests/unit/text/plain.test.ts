import { describe, expect, it } from "vitest";
import { hasAllWords, textFields } from "@/lib/text/plain";

describe("textFields", () => {
  it("ne garde que les champs nommés, sans ce que la base refuse", () => {
    const data = new FormData();
    data.set("name", "Aï\0cha\uD800");
    data.set("autre", "x");
    data.set("fichier", new File(["x"], "x.txt"));
    expect(textFields(data, ["name", "fichier", "absent"])).toEqual({ name: "Aïcha\uFFFD" });
  });
});

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
