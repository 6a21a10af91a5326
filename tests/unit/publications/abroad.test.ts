import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ACCEPTED } from "@/lib/actions/result";
import {
  type Abroad,
  abroadAnswer,
  abroadShape,
  abroadWarnings,
  abroadWarningsInFile,
  emptyAbroad,
  levelLabels,
  workEligibility,
} from "@/lib/publications/abroad";
import { confirmWarnings } from "@/lib/publications/write";

const abroad = (changes: Partial<Abroad>): Abroad => ({ ...emptyAbroad, ...changes });

describe("puis-je postuler de l'étranger", () => {
  it("ne répond ni oui ni non quand l'annonce ne dit rien", () => {
    expect(abroadAnswer(emptyAbroad)).toBe("L’annonce ne le précise pas.");
    expect(workEligibility(emptyAbroad)).toEqual({});
  });

  it("dit non quand l'employeur a dit non, quoi qu'il offre pour le permis", () => {
    for (const permit_offer of [null, "lmia_obtained", "none"] as const) {
      expect(abroadAnswer(abroad({ open_abroad: false, permit_offer }))).toMatch(/^Non\s:/);
    }
  });

  it.each([
    ["lmia_obtained", /^Oui.*a obtenu l’EIMT\.$/],
    ["lmia_pending", /^Oui.*a demandé l’EIMT\.$/],
    ["francophone_mobility", /^Oui.*Mobilité francophone, sans EIMT\.$/],
    ["none", /^Oui, mais l’entreprise ne fait aucune démarche/],
    [null, /^Oui.*sans préciser ses démarches de permis\.$/],
  ] as const)("dit oui, et à quelle condition : %s", (permit_offer, answer) => {
    expect(abroadAnswer(abroad({ open_abroad: true, permit_offer }))).toMatch(answer);
  });

  it("répète ce que l'employeur offre même s'il n'a pas dit oui", () => {
    expect(abroadAnswer(abroad({ permit_offer: "lmia_obtained" }))).toMatch(/a obtenu une EIMT/);
  });

  it.each([
    [{ open_abroad: null }, "remote", "L’annonce ne le précise pas, mais le poste peut se faire"],
    [{ open_abroad: true }, "remote", "Oui"],
    [{ open_abroad: false }, "remote", "Non"],
    [{ open_abroad: null }, "hybrid", "L’annonce ne le précise pas."],
  ] as const)(
    "dit que le télétravail est possible de l'étranger : %j %s",
    (changes, work_mode, start) => {
      const answer = abroadAnswer({ ...emptyAbroad, ...changes, work_mode, remote_from: "abroad" });
      expect(answer.startsWith(start)).toBe(true);
      const isPossible = work_mode === "remote" && changes.open_abroad !== false;
      expect(answer.endsWith("en télétravail depuis l’étranger.")).toBe(isPossible);
    },
  );

  it("dit le niveau en mots, et l'échelle du pays à côté", () => {
    expect(levelLabels("NCLC", "intermediate")).toBe("Intermédiaire (NCLC\u00a05 à 8)");
    expect(levelLabels("CLB", "none")).toBe("Non exigé");
  });

  it("annonce aux moteurs de recherche ce qui est dit", () => {
    const offer = abroad({ open_abroad: true, permit_offer: "lmia_pending" });
    expect(workEligibility(offer).eligibilityToWorkRequirement).toBe(
      "Ouvert aux candidatures de l’étranger. Permis de travail\u00a0: EIMT demandée.",
    );
  });
});

describe("les six questions du formulaire", () => {
  const schema = z.object(abroadShape);

  it("restent ouvertes quand rien n'est choisi, et distinguent non de ce qui n'est pas dit", () => {
    expect(schema.parse({})).toEqual(emptyAbroad);
    const typed = { open_abroad: "false", relocation_help: "" };
    expect(schema.parse(typed)).toEqual({ ...emptyAbroad, open_abroad: false });
  });

  it("refusent un choix inventé et une date qui n'existe pas", () => {
    const choices = { open_abroad: "oui", permit_offer: "pvt", french_level: "b2" };
    const wrong = { ...choices, abroad_start_date: "2027-02-30" };
    const { error } = schema.safeParse(wrong);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(wrong));
  });
});

const refuses = { ...emptyAbroad, open_abroad: false };

describe("Une annonce qui refuse l'étranger", () => {
  it.each([
    ["EIMT obtenue", { permit_offer: "lmia_obtained" }],
    ["EIMT demandée", { permit_offer: "lmia_pending" }],
    ["Mobilité francophone", { permit_offer: "francophone_mobility" }],
    ["une aide à l’installation", { relocation_help: true }],
    ["une entrée en poste pour une personne à l’étranger", { abroad_start_date: "2099-01-01" }],
  ] as const)("et dit pourtant « %s » se relit avant de paraître", (words, changes) => {
    const [warning, ...more] = abroadWarnings({ ...refuses, ...changes });
    expect(warning?.text).toContain(words);
    expect(warning).toMatchObject({ blocking: false, link: null });
    expect(more).toEqual([]);
    expect(abroadWarnings({ ...emptyAbroad, ...changes })).toEqual([]);
    expect(abroadWarnings({ ...emptyAbroad, open_abroad: true, ...changes })).toEqual([]);
  });

  it.each([
    [null, "Non précisé"],
    [false, "Non"],
  ])("ou qui décrit une aide sans la dire (%j) se relit aussi", (relocation_help, words) => {
    const note = { relocation_note: "Billet d’avion", relocation_help };
    const found = abroadWarnings({ ...emptyAbroad, ...note });
    expect(found.map(({ id }) => id)).toEqual(["aide-contredite"]);
    expect(found[0]?.text).toContain(`«\u00a0${words}\u00a0» à côté`);
    expect(abroadWarnings({ ...emptyAbroad, ...note, relocation_help: true })).toEqual([]);
    const both = { ...refuses, ...note, permit_offer: "lmia_pending" } as const;
    expect(abroadWarningsInFile(both).map(({ id, text }) => [id, text.slice(0, 10)])).toEqual([
      ["etranger-contredit", "La colonne"],
      ["aide-contredite", "La colonne"],
    ]);
  });

  it("ne se contredit pas en ne disant rien, ni en ne faisant rien", () => {
    expect(abroadWarnings(refuses)).toEqual([]);
    const nothing = { permit_offer: "none", relocation_help: false, french_level: "advanced" };
    expect(abroadWarnings({ ...refuses, ...nothing } as typeof refuses)).toEqual([]);
  });

  it("n'est plus arrêtée par ce qu'on a lu et accepté, sauf par la loi", () => {
    const found = abroadWarnings({ ...refuses, relocation_help: true });
    const form = new FormData();
    expect(confirmWarnings(found, form)).toMatchObject({ status: "refused", warnings: found });
    form.set(ACCEPTED, `autre ${found[0]?.id}`);
    expect(confirmWarnings(found, form)).toBeNull();
    const forbidden = found.map((warning) => ({ ...warning, blocking: true }));
    expect(confirmWarnings(forbidden, form)?.warnings).toEqual(forbidden);
  });
});
