import { describe, expect, it } from "vitest";
import { sectors } from "@/lib/publications/sectors";
import { trades } from "@/lib/trades/trades";
import { setUpDatabase } from "./support/calls";

const { query, insert } = setUpDatabase();

describe("Les métiers", () => {
  it("sont les mêmes dans la base et dans le site", async () => {
    const stored = await query("select slug, name, sector, noc from public.trades");
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(stored.length).toBeGreaterThan(60);
    expect(sorted(stored)).toEqual(sorted(trades));
    for (const { slug, sector } of trades) expect(Object.keys(sectors), slug).toContain(sector);
  });

  it("une offre n'en nomme pas d'autre", async () => {
    const offer = { title: "A", company_name: "B", description: "C" };
    const name = (trade: string | null) => insert("jobs", { ...offer, trade });
    await expect(name("alchimiste")).rejects.toMatchObject({ code: "23503" });
    for (const trade of ["soudeur", null]) expect(await name(trade)).toMatchObject({ trade });
  });
});

describe("Les métiers réglementés", () => {
  it("ont chacun un organisme, une source et une date de lecture qui n'est pas à venir", async () => {
    const rows = await query<{ n: number; later: number; read: number }>(
      `select count(*)::integer as n, count(*) filter (where checked_on > '2026-12-31')::integer as later,
         count(*) filter (where state = 'read')::integer as read from public.regulated_trades`,
    );
    expect(rows[0]?.n).toBeGreaterThan(90);
    expect(rows[0]?.later).toBe(0);
    expect(rows[0]?.read).toBeGreaterThan(40);
  });

  it.each([
    ["infirmier", "QC", "Ordre des infirmières et infirmiers du Québec", "practice"],
    ["ingenieur-civil", "ON", "Professional Engineers Ontario", "practice"],
    ["physiotherapeute", "QC", "Ordre professionnel de la physiothérapie du Québec", "title"],
    ["soudeur", "ON", "Métiers spécialisés Ontario", "none"],
    ["electricien", "BC", "SkilledTradesBC", "practice"],
    ["medecin", "MB", "College of Physicians and Surgeons of Manitoba", "practice"],
  ])("%s en %s relève de : %s", async (trade, province, body, scope) => {
    expect(
      await query(
        "select body, scope from public.regulated_trades where trade = $1 and province = $2",
        [trade, province],
      ),
    ).toEqual([{ body, scope }]);
  });

  it("sont dits au-delà du Québec et de l'Ontario, infirmiers et ingénieurs à part", async () => {
    const rows = await query<{ province: string }>(
      `select province from public.regulated_trades
       where trade !~ '^(infirmier|ingenieur)' and province not in ('QC', 'ON')
       group by 1 having count(*) >= 5 and count(*) filter (where scope = 'practice') >= 4 order by 1`,
    );
    expect(rows.map(({ province }) => province)).toEqual(["AB", "BC", "MB", "NB", "NS"]);
  });

  it.each([
    ["un lien sans https", { link: "http://exemple.test/" }],
    ["un lien qui sort de son attribut", { link: 'https://exemple.test/"onclick=' }],
    ["une province inconnue", { province: "XX" }],
    ["un état inconnu", { state: "sûr" }],
    ["un organisme sans nom", { body: " " }],
  ])("refusent %s", async (_what, wrong) => {
    const row = {
      ...{ trade: "serveur", province: "NU", scope: "none", body: "Personne", state: "read" },
      ...{ link: "https://exemple.test/", source: "https://exemple.test/" },
      ...{ checked_on: "2026-11-22", ...wrong },
    };
    await expect(insert("regulated_trades", row)).rejects.toMatchObject({ code: "23514" });
  });
});
