import { describe, expect, it } from "vitest";
import { emptyAbroad } from "@/lib/publications/abroad";
import {
  bySuitability,
  type Compared,
  emptySituation,
  hasCriteria,
  isAbroad,
  type Reason,
  reasonsFor,
  type Situation,
  type Verdict,
  verdictOf,
} from "@/lib/publications/match";

const nurse: Situation = {
  ...({ canada_status: "abroad", country: "Tunisie", arrival_date: "2027-04-01" } as const),
  ...({ trade: "infirmier", french_level: "advanced", english_level: "beginner" } as const),
};
const silent: Compared = { ...emptyAbroad, trade: null, start_date: null };

/** What is said of a person of whom this alone is known, plain spaces in the place of all. */
function reasonsOf(situation: Partial<Situation>, offer: Partial<Compared>): [Verdict, string][] {
  const [person, publication] = [
    { ...emptySituation, ...situation },
    { ...silent, ...offer },
  ];
  const reasons = reasonsFor(person, publication, "2026-11-22");
  return reasons.map(({ verdict: fit, text }) => [fit, text.replace(/\s/g, " ")]);
}

it("ne dit rien à qui ne dit rien de soi", () => {
  const offer = { open_abroad: true, permit_offer: "lmia_pending", trade: "soudeur" } as const;
  expect(reasonsOf({}, offer)).toEqual([]);
  expect(hasCriteria(emptySituation)).toBe(false);
});

it("dit de chaque chose ce que l'annonce ne précise pas", () => {
  expect(reasonsFor(nurse, silent).map(({ verdict: fit }) => fit)).toEqual(Array(6).fill("check"));
});

it("compare le métier, et ne devine pas celui d'une mission", () => {
  expect(reasonsOf({ trade: "infirmier" }, { trade: "infirmier" })).toEqual([
    ["yes", "Votre métier : infirmier·ère"],
  ]);
  expect(reasonsOf({ trade: "infirmier" }, { trade: "soudeur" })).toEqual([
    ["no", "Métier de l’annonce : soudeur·euse, différent du vôtre"],
  ]);
  const { trade: _, start_date: __, ...mission } = silent;
  const reasons = reasonsFor({ ...emptySituation, trade: "infirmier" }, mission);
  expect(reasons).toMatchObject([
    { verdict: "check", text: expect.stringContaining("compétences") },
  ]);
});

it("dit si l'employeur recrute où l'on est", () => {
  const there = { canada_status: "abroad", country: "tunisie" } as const;
  const open = { open_abroad: true, permit_offer: "lmia_pending" } as const;
  expect(reasonsOf(there, open)).toEqual([
    ["yes", "L’entreprise recrute à l’étranger"],
    ["yes", "L’entreprise facilite le permis (EIMT demandée)"],
  ]);
  expect(reasonsOf(there, { open_abroad: false, permit_offer: "none" })).toEqual([
    ["no", "Réservé aux personnes déjà au Canada ; vous êtes à l’étranger (Tunisie)"],
  ]);
});

it.each([
  [{ canada_status: null, country: "Sénégal" }, true],
  [{ canada_status: null, country: "Canada" }, false],
  [{ canada_status: null, country: "quelque part" }, false],
  [{ canada_status: "temporary", country: "Sénégal" }, false],
  [{ canada_status: "abroad", country: null }, true],
] as const)("%o est à l'étranger : %s", (situation, expected) => {
  expect(isAbroad({ ...emptySituation, ...situation })).toBe(expected);
});

it.each([
  ["intermediate", "yes"],
  ["beginner", "no"],
  [null, "check"],
] as const)("la Mobilité francophone demande un français que « %s » a ou non", (level, fit) => {
  const offer = { open_abroad: true, permit_offer: "francophone_mobility" } as const;
  const own = { canada_status: "abroad", french_level: level } as const;
  const text = expect.stringMatching(/^Mobilité francophone : NCLC 5 demandé/);
  expect(reasonsOf(own, offer)).toContainEqual([fit, text]);
});

it("compare les langues par leur niveau, en toutes lettres", () => {
  const own = { french_level: "advanced", english_level: "none" } as const;
  const required = { french_level: "intermediate", english_level: "beginner" } as const;
  expect(reasonsOf(own, required)).toEqual([
    ["yes", "Français demandé : intermédiaire, à partir de NCLC 5 ; votre niveau : avancé"],
    ["no", "Anglais demandé : notions, à partir de CLB 1 ; vous ne le parlez pas"],
  ]);
  expect(reasonsOf({ french_level: "beginner" }, { french_level: "none" })).toEqual([
    ["yes", "Français : non exigé"],
  ]);
  expect(
    reasonsOf({ trade: "soudeur" }, { trade: "soudeur", french_level: "advanced" })[1],
  ).toEqual([
    "check",
    "Français demandé : avancé, à partir de NCLC 9 ; vous n’avez pas indiqué votre niveau",
  ]);
});

describe("L'arrivée", () => {
  const arrival_date = "2027-04-02";
  const own = "vous prévoyez d’arriver le 2 avril 2027";
  it.each([
    [
      { abroad_start_date: "2027-05-03", start_date: "2027-03-03" },
      "yes",
      "Entrée en poste le 3 mai",
    ],
    [{ start_date: "2027-05-03" }, "yes", `Entrée en poste le 3 mai 2027 ; ${own}`],
    [{ start_date: "2027-03-03" }, "no", `Entrée en poste le 3 mars 2027 ; ${own}`],
    [{}, "check", `Entrée en poste dès que possible ; ${own}`],
    [{ start_date: undefined }, "check", `Date de début non précisée ; ${own}`],
  ] as const)("le 2 avril, devant %o : %s", (offer, fit, words) => {
    expect(reasonsOf({ arrival_date }, offer)).toEqual([[fit, expect.stringContaining(words)]]);
  });

  it("est à vérifier quand son jour est passé", () => {
    expect(reasonsOf({ arrival_date: "1999-01-01" }, { start_date: "2027-01-01" })).toEqual([
      ["check", "Votre arrivée était prévue le 1er janvier 1999 ; cette date est passée"],
    ]);
  });

  it("ne compte pas où le travail se fait de l'étranger, ni le permis", () => {
    const remote = {
      work_mode: "remote",
      remote_from: "abroad",
      start_date: "2027-03-03",
    } as const;
    const country = "Tunisie";
    expect(reasonsOf({ arrival_date, country }, { ...remote, open_abroad: true })).toEqual([
      ["yes", "L’entreprise recrute à l’étranger"],
    ]);
  });

  it("ne compte plus pour qui est au Canada", () => {
    expect(reasonsOf({ arrival_date, canada_status: "permanent" }, {})).toEqual([]);
  });
});

describe("L'ordre", () => {
  const of = (name: string, ...fits: Verdict[]) => ({
    name,
    reasons: fits.map((fit): Reason => ({ verdict: fit, text: fit })),
  });

  it("met d'abord ce que rien ne contredit, puis ce qui reste à vérifier", () => {
    const items = [
      of("rien"),
      of("deux refus", "no", "no", "yes", "yes"),
      of("un refus", "no"),
      of("à vérifier", "yes", "check"),
      of("deux oui", "yes", "yes"),
      of("à vérifier aussi", "yes", "check"),
      of("oui", "yes"),
    ];
    const names = bySuitability(items).map(({ name }) => name);
    const sure = "deux oui, oui, à vérifier, à vérifier aussi";
    expect(names.join(", ")).toBe(`${sure}, rien, un refus, deux refus`);
    expect(verdictOf([])).toBe("check");
  });
});
