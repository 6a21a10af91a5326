import { describe, expect, it } from "vitest";
import { explainRefusal } from "@/lib/jobs/refusals";

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("ce que la base refuse d'une offre", () => {
  it("un lieu d'une autre province se dit au champ de la province", () => {
    const details = JSON.stringify({
      title: "Plongeur",
      place: "Montréal, QC",
      chosen: "NL",
      told: "QC",
    });
    const refusal = explainRefusal({ message: "place_contradicts_province", details });
    expect(refusal?.status).toBe("refused");
    expect(plain(refusal?.fieldErrors?.province)).toBe(
      "Le lieu « Montréal, QC » est au Québec, pas dans cette province. Choisissez sa province, ou corrigez le lieu.",
    );
    expect(plain(refusal?.notice.description)).toContain("« Plongeur »");
  });

  it("une règle qui interdit se dit avec son adresse, sans « Publier quand même »", () => {
    const rule = {
      title: "Glass blower",
      id: "qc-francais",
      sentence: "En français.",
      link: "https://exemple.ca",
      proposal: null,
    };
    expect(
      explainRefusal({ message: "posting_rule_broken", details: JSON.stringify(rule) }),
    ).toMatchObject({
      status: "refused",
      warnings: [{ id: "qc-francais", text: "En français.", blocking: true }],
    });
  });

  it.each(["place_contradicts_province", "posting_rule_broken", "below_minimum_wage"])(
    "%s se dit aussi quand le service tait ses raisons",
    (message) => {
      expect(explainRefusal({ message, details: null })?.status).toBe("refused");
    },
  );

  it("une panne n'est pas expliquée ainsi", () => {
    expect(explainRefusal({ message: "too_many", details: null })).toBeNull();
  });
});
