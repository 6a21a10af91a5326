import { describe, expect, it } from "vitest";
import { freelanceJobMenus } from "@/lib/freelance/queries";
import { jobMenus } from "@/lib/jobs/search";
import { newsMenus } from "@/lib/news/queries";
import { scholarshipMenus } from "@/lib/scholarships/queries";
import { asActor } from "./support/actors";
import { setUpDatabase } from "./support/calls";

const database = setUpDatabase(({ exec }) =>
  exec(`insert into public.jobs (title, company_name, location, description, contract_type)
      values ('Fleuriste', 'Maison Vauquelin', 'Laval, Québec', 'Texte', 'CDI');
    insert into public.freelance_jobs (title, description, budget)
      values ('Fleuriste', 'Texte', 6000)`),
);

const list = (list: "list_jobs" | "list_freelance_jobs", search: object) =>
  asActor<{ title: string }>(database, "visiteur", `select title from public.${list}($1)`, [
    JSON.stringify(search),
  ]);

describe("Une valeur de l'adresse reste un mot", () => {
  it.each(["contract", "sector", "province", "trade"])(
    "%s, avec une barre oblique inverse ou une apostrophe",
    async (name) => {
      for (const value of [
        "\\x | fleuriste",
        "x\\' | fleuriste | '",
        "x' | 'fleuriste",
        "\\",
        "'",
      ]) {
        expect(await list("list_jobs", { filters: { [name]: [value] } }), value).toEqual([]);
      }
    },
  );

  it("le nom et la valeur d'un filtre aussi", async () => {
    for (const facet of ["\\x | fleuriste | ", "x\\' | fleuriste | '", "\\"]) {
      const search = { filters: { [facet]: ["a"] } };
      expect(await list("list_freelance_jobs", search), facet).toEqual([]);
    }
    const counted = await asActor(
      database,
      "visiteur",
      "select * from public.count_facets('freelance', '{}', $1)",
      [JSON.stringify({ "\\x | fleuriste | ": { a: ["a"] } })],
    );
    // The search alone has its number, and no choice has one.
    expect(counted).toEqual([expect.objectContaining({ facet: "", value: "" })]);
  });

  it("un mot ou un choix trop long pour être un mot ne trouve rien, sans échouer", async () => {
    for (const search of [
      { q: "œ".repeat(1500) },
      { q: `fleuriste -${"œ".repeat(1500)}x ${"œ".repeat(300)}` },
    ]) {
      expect(await list("list_jobs", search)).toEqual([]);
      expect(await list("list_freelance_jobs", search)).toEqual([]);
    }
    expect(await list("list_jobs", { filters: { contract: ["x".repeat(3000)] } })).toEqual([]);
    expect(await list("list_jobs", { q: `fleuriste -${"œ".repeat(1500)}` })).toHaveLength(1);
  });

  it("une demande qui n'est pas faite de filtres nommés est refusée, par tout ce qui en lit une", async () => {
    const menus = '\'{"a":{"a":["a"]}}\'';
    const calls = [
      "public.list_jobs($1)",
      "public.list_freelance_jobs($1)",
      "public.count_publications('freelance', $1)",
      `public.count_facets('freelance', $1, ${menus})`,
      "public.count_facets('freelance', '{}', $1)",
    ];
    for (const call of calls) {
      for (const search of ["1", "true", "null", "[]", '[["a"]]']) {
        await expect(
          asActor(database, "visiteur", `select * from ${call}`, [search]),
          `${call} ${search}`,
        ).rejects.toMatchObject({ code: "22023" });
      }
    }
    const unnamed = JSON.stringify({ filters: { "": ["a"] } });
    for (const call of calls.filter((each) => !each.includes("{}"))) {
      await expect(
        asActor(database, "visiteur", `select * from ${call}`, [unnamed]),
        call,
      ).rejects.toMatchObject({ code: "22023" });
    }
  });

  it("une demande de plus de huit mille octets est refusée", async () => {
    const search = { contract: "x".repeat(8000) };
    for (const name of ["list_jobs", "list_freelance_jobs"] as const) {
      await expect(list(name, search)).rejects.toMatchObject({ code: "22023" });
    }
  });

  it("des menus de plus de huit mille octets aussi, ceux du site ont leur place", async () => {
    const count = (menus: object) =>
      asActor(database, "visiteur", "select * from public.count_facets('freelance', '{}', $1)", [
        JSON.stringify(menus),
      ]);
    const huge = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`choix-${n}`, ["x"]]));
    await expect(count({ budget: huge })).rejects.toMatchObject({ code: "22023" });
    for (const menus of [jobMenus, freelanceJobMenus, scholarshipMenus, newsMenus]) {
      expect(JSON.stringify(menus).length).toBeLessThan(7000);
    }
  });
});
