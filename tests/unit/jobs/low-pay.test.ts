import { describe, expect, it } from "vitest";
import { cardPay } from "@/lib/jobs/format";
import { jobPosting } from "@/lib/jobs/json-ld";
import { lowPayRefusal } from "@/lib/jobs/low-pay";
import { aJob } from "@/tests/support/publications/publications";

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("un salaire sous le minimum", () => {
  it("le refus de la base devient une question au champ du motif", () => {
    const details = JSON.stringify({
      title: "Plongeur",
      hour: 12,
      minimum: 16.6,
      since: "2099-05-01",
    });
    const refusal = lowPayRefusal({ message: "below_minimum_wage", details });
    expect(refusal?.status).toBe("refused");
    expect(plain(refusal?.fieldErrors?.low_pay_reason)).toBe(
      "Ce salaire revient à 12,00 $ l’heure, sous le minimum de la province (au moins 16,60 $, taux du 1er mai 2099). Corrigez-le, ou donnez un motif qui sera affiché.",
    );
    expect(plain(refusal?.notice.description)).toContain("« Plongeur »");
  });

  it("un taux de plus d'un an n'est pas donné pour celui d'aujourd'hui", () => {
    const details = JSON.stringify({ title: "", hour: 12, minimum: 15, since: "2018-10-01" });
    const refusal = lowPayRefusal({ message: "below_minimum_wage", details });
    expect(plain(refusal?.fieldErrors?.low_pay_reason)).toContain(
      "taux du 1er octobre 2018, qui a pu augmenter depuis)",
    );
  });

  it("sans chiffres, la question est la même", () => {
    const refusal = lowPayRefusal({ message: "below_minimum_wage", details: null });
    expect(plain(refusal?.fieldErrors?.low_pay_reason)).toBe(
      "Ce salaire est sous le minimum de la province. Corrigez-le, ou donnez un motif qui sera affiché.",
    );
  });

  it("un autre refus n'est pas expliqué ainsi", () => {
    expect(lowPayRefusal({ message: "too_many", details: null })).toBeNull();
  });

  it("la carte le dit, et les moteurs n'ont pas le montant", () => {
    const low = aJob({ low_pay_reason: "Stage crédité" });
    expect(plain(cardPay(low) ?? "")).toBe("Sous le salaire minimum");
    expect(cardPay(aJob())).toMatch(/^≈/);
    expect(jobPosting(low)).not.toHaveProperty("baseSalary");
  });
});
