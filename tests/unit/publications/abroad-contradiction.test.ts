import { describe, expect, it } from "vitest";
import { ACCEPTED } from "@/lib/actions/result";
import { emptyAbroad } from "@/lib/publications/abroad";
import { abroadWarnings, abroadWarningsInFile } from "@/lib/publications/abroad-contradiction";
import { askFirst } from "@/lib/publications/asked-first";

const refuses = { ...emptyAbroad, open_abroad: false };

describe("Une annonce qui refuse l'étranger", () => {
  it.each([
    ["EIMT obtenue", { permit_offer: "lmia_obtained" }],
    ["EIMT demandée", { permit_offer: "lmia_pending" }],
    ["Mobilité francophone", { permit_offer: "francophone_mobility" }],
    ["une aide à l’installation", { relocation_help: true }],
    ["une entrée en poste depuis l’étranger", { abroad_start_date: "2099-01-01" }],
  ] as const)("et dit pourtant « %s » se relit avant de paraître", (words, said) => {
    const [warning, ...more] = abroadWarnings({ ...refuses, ...said });
    expect(warning?.text).toContain(words);
    expect(warning).toMatchObject({ blocking: false, link: null });
    expect(more).toEqual([]);
    expect(abroadWarnings({ ...emptyAbroad, ...said })).toEqual([]);
    expect(abroadWarnings({ ...emptyAbroad, open_abroad: true, ...said })).toEqual([]);
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
    expect(askFirst(found, form)).toMatchObject({ status: "refused", warnings: found });
    form.set(ACCEPTED, `autre ${found[0]?.id}`);
    expect(askFirst(found, form)).toBeNull();
    const forbidden = found.map((warning) => ({ ...warning, blocking: true }));
    expect(askFirst(forbidden, form)?.warnings).toEqual(forbidden);
  });
});
