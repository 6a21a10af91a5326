import { describe, expect, it } from "vitest";
import { ACCEPTED } from "@/lib/actions/result";
import { unsaidAbroad } from "@/lib/publications/abroad";
import { abroadWarnings } from "@/lib/publications/abroad-contradiction";
import { askFirst } from "@/lib/publications/asked-first";

const refuses = { ...unsaidAbroad, open_abroad: false };

describe("Une annonce qui refuse l'étranger", () => {
  it.each([
    ["EIMT obtenue", { permit_offer: "lmia_obtained" }],
    ["EIMT demandée", { permit_offer: "lmia_pending" }],
    ["Mobilité francophone", { permit_offer: "francophone_mobility" }],
    ["Aide à l’installation", { relocation_help: true }],
    ["Premier jour possible", { abroad_start_date: "2099-01-01" }],
  ] as const)("et dit pourtant « %s » se relit avant de paraître", (words, said) => {
    const [warning, ...more] = abroadWarnings({ ...refuses, ...said });
    expect(warning?.text).toContain(words);
    expect(warning).toMatchObject({ blocking: false, link: null });
    expect(more).toEqual([]);
    expect(abroadWarnings({ ...unsaidAbroad, ...said })).toEqual([]);
    expect(abroadWarnings({ ...unsaidAbroad, open_abroad: true, ...said })).toEqual([]);
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
