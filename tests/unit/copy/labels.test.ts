import { describe, expect, it } from "vitest";
import { noDeadline } from "@/components/scholarships/deadline-leaf";
import { countMore } from "@/lib/copy/counts";
import { glossedLevel } from "@/lib/scholarships/choices";

describe("Les mots des cartes", () => {
  it.each([
    [1, "+1 autre"],
    [2, "+2 autres"],
    [12, "+12 autres"],
  ])("comptent %i critère(s) de plus : %s", (more, words) => {
    expect(countMore(more)).toBe(words);
  });

  it("renvoient à l'organisme pour une date qu'il est seul à donner", () => {
    expect(noDeadline("official")).toBe("Voir le site de l’organisme");
    expect(noDeadline("direct")).toBe("Sans date limite");
  });

  it("glosent une fois le niveau d'études", () => {
    expect(glossedLevel("Licence")).toBe("Licence (baccalauréat, au Canada)");
    expect(glossedLevel("Master")).toBe("Master (maîtrise, au Canada)");
    expect(glossedLevel("Doctorat")).toBe("Doctorat");
  });
});
