import { describe, expect, it } from "vitest";
import { cardPay } from "@/lib/jobs/format";
import { jobPosting } from "@/lib/jobs/json-ld";
import { explainRefusal } from "@/lib/jobs/posting-rules";
import { aJob } from "@/tests/support/publications/publications";

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** The refusal of the database and what it says of it, with plain spaces. */
function explained(message: string, details: object | null) {
  const refusal = explainRefusal({ message, details: details && JSON.stringify(details) });
  const { province, low_pay_reason } = refusal?.fieldErrors ?? {};
  return {
    ...{ refusal, notice: plain(refusal?.notice.description) },
    ...{ province: plain(province), pay: plain(low_pay_reason) },
  };
}

describe("ce que la base refuse d'une offre", () => {
  it("un lieu d'une autre province se dit au champ de la province", () => {
    const details = { title: "Plongeur", place: "Montréal, QC", chosen: "NL", found: "QC" };
    const { province, notice } = explained("place_contradicts_province", details);
    expect(province).toBe(
      "Le lieu « Montréal, QC » est au Québec, pas dans cette province. Choisissez sa province, ou corrigez le lieu.",
    );
    expect(notice).toContain("« Plongeur »");
  });

  it("une règle qui interdit se dit avec son adresse, sans « Publier quand même »", () => {
    const rule = { id: "qc-francais", sentence: "En français.", link: "https://exemple.ca" };
    const details = { title: "Glass blower", proposal: null, checked_on: "2026-11-22", ...rule };
    expect(explained("posting_rule_broken", details).refusal).toMatchObject({
      status: "refused",
      warnings: [
        {
          id: "qc-francais",
          text: "En français. Règle vérifiée le 22 novembre 2026.",
          blocking: true,
        },
      ],
    });
  });

  it.each(["place_contradicts_province", "posting_rule_broken", "below_minimum_wage"])(
    "%s se dit aussi quand le service tait ses raisons",
    (message) => expect(explained(message, null).refusal?.status).toBe("refused"),
  );

  it("une panne n'est pas expliquée ainsi", () => {
    expect(explained("too_many", null).refusal).toBeNull();
  });

  it("un salaire sous le minimum devient une question au champ du motif", () => {
    const details = {
      title: "Plongeur",
      hour: 12,
      minimum: 16.6,
      since: "2099-05-01",
      checked: "2026-11-26",
    };
    const { pay, notice } = explained("below_minimum_wage", details);
    expect(pay).toBe(
      "Ce salaire revient à 12,00 $ l’heure, sous le minimum de la province (au moins 16,60 $, taux du 1er mai 2099, vérifié le 26 novembre 2026). Corrigez-le, ou donnez un motif qui sera affiché.",
    );
    expect(notice).toContain("« Plongeur »");
  });

  it("un taux de plus d'un an n'est pas donné pour celui d'aujourd'hui", () => {
    const details = {
      title: "",
      hour: 12,
      minimum: 15,
      since: "2018-10-01",
      checked: "2026-11-26",
    };
    expect(explained("below_minimum_wage", details).pay).toContain(
      "taux du 1er octobre 2018, qui a pu augmenter depuis, vérifié le 26 novembre 2026)",
    );
  });

  it("sans chiffres, la question est la même", () => {
    expect(explained("below_minimum_wage", null).pay).toBe(
      "Ce salaire est sous le minimum de la province. Corrigez-le, ou donnez un motif qui sera affiché.",
    );
  });
});

it("la carte dit un salaire sous le minimum, et les moteurs n'ont pas le montant", () => {
  const low = aJob({ low_pay_reason: "Stage crédité" });
  expect(plain(cardPay(low) ?? "")).toBe("Sous le salaire minimum");
  expect(cardPay(aJob())).toMatch(/^≈/);
  expect(jobPosting(low)).not.toHaveProperty("baseSalary");
});
