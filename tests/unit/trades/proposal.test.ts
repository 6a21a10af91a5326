import { describe, expect, it } from "vitest";
import { proposedTrade } from "@/lib/trades/proposal";
import { trades } from "@/lib/trades/trades";

describe("le métier proposé d'après un titre", () => {
  it.each([
    ["Infirmière clinicienne", "infirmier"],
    ["Infirmier·ère auxiliaire de nuit", "infirmier-auxiliaire"],
    ["Électricien·ne", "electricien"],
    ["Technicienne en génie électrique", "technicien-genie-electrique"],
    ["SOUDEUSE-MONTEUSE", "soudeur"],
    ["Conductrice de camion", null],
    ["Gardien de phare", null],
    ["", null],
  ])("« %s » : %s", (title, slug) => {
    expect(proposedTrade(title)?.slug ?? null).toBe(slug);
  });

  it("chaque métier se propose par son nom", () => {
    for (const { slug, name } of trades) {
      const found = proposedTrade(name);
      if (found !== null) expect(found.slug, name).toBe(slug);
    }
    const known = trades.filter(({ name }) => proposedTrade(name) !== null);
    expect(known.length).toBeGreaterThan(trades.length / 2);
  });
});
