import { describe, expect, it } from "vitest";
import { breaks, type PostingRule } from "@/lib/jobs/posting-rules";
import { aJob } from "@/tests/support/publications/publications";

type Changes = Parameters<typeof aJob>[0];
const asks = (
  kind: PostingRule["kind"],
  changes: Changes,
  limits: Partial<Pick<PostingRule, "most" | "exempt_above">> = {},
) => breaks(aJob(changes), { kind, most: null, exempt_above: null, ...limits });

const french =
  "Vous travaillez avec l’équipe et les clients pour offrir le meilleur service à toutes les personnes que nous rencontrons dans la ville.";

describe("les règles d'affichage", () => {
  it("le salaire est dit par ses mots ou par ses chiffres", () => {
    const none = { salary_range: null, salary_min: null, salary_max: null };
    expect(asks("pay_stated", none)).toBe(true);
    expect(asks("pay_stated", { ...none, salary_range: "25 $ l’heure" })).toBe(false);
    expect(asks("pay_stated", { ...none, salary_max: 30 })).toBe(false);
  });

  it.each([
    ["20 $ et plus", true],
    ["jusqu’à 30 $ l’heure", true],
    ["À partir de 50 000 $", true],
    ["20 $ +", true],
    ["20 $ à 30 $ l’heure", false],
    [null, false],
  ])("une fourchette a deux bouts : %s", (salary_range, found) => {
    expect(asks("pay_closed", { salary_range })).toBe(found);
  });

  it.each([
    [60_000, 110_000, false],
    [60_000, 110_001, true],
    [140_000, 200_000, true],
    [140_000, 200_001, false],
  ])("une fourchette de %d à %d par an", (salary_min, salary_max, found) => {
    const limits = { most: 50_000, exempt_above: 200_000 };
    const yearly = { salary_period: "year", salary_min, salary_max } as const;
    expect(asks("pay_width", yearly, limits)).toBe(found);
  });

  it("une fourchette à l'heure se compte à l'année, selon les heures dites", () => {
    const wide = { salary_min: 20, salary_max: 46 };
    expect(asks("pay_width", wide, { most: 50_000 })).toBe(true);
    expect(asks("pay_width", { ...wide, weekly_hours_max: 20 }, { most: 50_000 })).toBe(false);
  });

  it("ce qui se déclare est demandé tant que rien n'est dit, oui ou non", () => {
    for (const declared of [true, false]) {
      expect(asks("ai_declared", { ai_selection: declared })).toBe(false);
      expect(asks("vacancy_declared", { existing_vacancy: declared })).toBe(false);
    }
    expect(asks("ai_declared", {})).toBe(true);
    expect(asks("vacancy_declared", {})).toBe(true);
  });

  it.each([
    ["Deux ans d’expérience canadienne", true],
    ["Expérience de travail au Canada exigée", true],
    ["Canadian work experience required", true],
    ["Deux ans d’expérience au Canada ou ailleurs", false],
    ["Aucune expérience canadienne exigée", false],
    ["L’expérience canadienne n’est pas demandée", false],
    ["Deux ans d’expérience en soudage", false],
  ])("l'expérience canadienne : « %s »", (need, found) => {
    expect(asks("local_experience", { requirements: [need] })).toBe(found);
  });

  it("un texte anglais se reconnaît, un texte français ou trop court non", () => {
    const english =
      "You will work with the team and our customers to deliver the best service for all of the people that we meet in the city.";
    expect(asks("french_text", { description: english })).toBe(true);
    expect(asks("french_text", { description: french })).toBe(false);
    expect(asks("french_text", { description: `${french}\n\n${english}` })).toBe(false);
    expect(asks("french_text", { description: "You will work with the team." })).toBe(false);
  });

  it("une partie en anglais seul suffit, titre et exigences compris", () => {
    const english = [
      "You will work with the team and our customers",
      "You are ready to deliver the best service for all of the people of this city",
    ];
    expect(asks("french_text", { description: french, requirements: english })).toBe(true);
    const title = "Head of the shop and of our team";
    const requirements = ["You are kind to all of the people that you meet"];
    const description = "You will work with the team.";
    expect(asks("french_text", { title, description, requirements })).toBe(true);
    expect(asks("french_text", { title, description: french, requirements: [] })).toBe(false);
  });

  it.each([
    ["Anglais avancé", true],
    ["Bilinguisme", true],
    ["Anglais, pour répondre à la clientèle de l’Ouest", false],
    ["Français courant", false],
  ])("une autre langue demande un motif : « %s »", (need, found) => {
    expect(asks("other_language", { requirements: [need] })).toBe(found);
  });
});
