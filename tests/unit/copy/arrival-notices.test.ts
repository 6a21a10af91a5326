import { describe, expect, it } from "vitest";
import { flashMessage } from "@/lib/copy/flash-messages";
import { withNotice } from "@/lib/copy/flash-parameter";

describe("les avis que porte une adresse", () => {
  it("sont ceux de la liste, et eux seuls", () => {
    expect(flashMessage("acces-refuse")).toMatchObject({
      title: "Accès non autorisé",
      description: "Vous devez être connecté en tant que recruteur pour accéder à cette section.",
    });
    expect(flashMessage("au-revoir")).toMatchObject({
      title: "Déconnexion réussie",
      description: "À bientôt\u00a0!",
    });
    for (const key of ["jobNotFound", "constructor", "Votre compte est piraté", "", null]) {
      expect(flashMessage(key)).toBeNull();
    }
  });

  it.each([
    ["/", "/?avis=bienvenue"],
    ["/emplois?q=a", "/emplois?q=a&avis=bienvenue"],
    ["/emplois/1#postuler", "/emplois/1?avis=bienvenue#postuler"],
  ])("s'ajoutent à %s", (path, expected) => {
    expect(withNotice(path, "bienvenue")).toBe(expected);
  });
});
