import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, startDatabase } from "./support/postgres";

describe("Les règles d'affichage", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());

  it("chaque règle livrée a sa source, sa date, et une seule bloque", async () => {
    const rows = await database.query<{ id: string; blocking: boolean }>(
      "select id, blocking from public.posting_rules where enabled and link ~ '^https?://' and checked_on is not null order by id",
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ blocking }) => blocking).map(({ id }) => id)).toEqual(["qc-francais"]);
  });

  describe("celles d'une offre", () => {
    const rule = (id: string, more = "") => `insert into public.posting_rules (id, province, kind,
        sentence, link, in_force_from, source, checked_on, state) values ('${id}', 'SK',
        'pay_stated', 'Une règle', 'https://exemple.ca', '2020-01-01', 'Loi', '2026-01-01',
        'confirmed'); update public.posting_rules set id = id ${more} where id = '${id}'`;
    beforeEach(async () => {
      await database.exec(`delete from public.posting_rules where province = 'SK';
        ${rule("sk-en-vigueur")};
        ${rule("sk-future", ", in_force_from = '2999-01-01'")};
        ${rule("sk-passee", ", in_force_until = '2021-01-01'")};
        ${rule("sk-a-verifier", ", state = 'to_check'")};
        ${rule("sk-eteinte", ", enabled = false")};
        ${rule("sk-bloquante", ", blocking = true")}`);
    });
    const idsOf = async (province: string | null, place: string | null) =>
      (
        await database.query<{ id: string }>("select id from public.posting_rules_of($1, $2)", [
          province,
          place,
        ])
      ).map(({ id }) => id);

    it("sont en vigueur, confirmées et allumées, ce qui bloque d'abord", async () => {
      expect(await idsOf("SK", null)).toEqual(["sk-bloquante", "sk-en-vigueur"]);
    });

    it("suivent le lieu quand la province n'est pas choisie, et elle quand elle l'est", async () => {
      expect(await idsOf(null, "Saskatoon, Saskatchewan")).toHaveLength(2);
      expect(await idsOf("NU", "Saskatoon, Saskatchewan")).toEqual([]);
      expect(await idsOf(null, "Zanzibar")).toEqual([]);
      expect(await idsOf(null, null)).toEqual([]);
    });

    it("s'éteignent et se rallument une à une", async () => {
      await database.query("select public.switch_posting_rule('sk-bloquante', false)");
      expect(await idsOf("SK", null)).toEqual(["sk-en-vigueur"]);
      await database.query("select public.switch_posting_rule('sk-bloquante', true)");
      expect(await idsOf("SK", null)).toHaveLength(2);
      await expect(
        database.query("select public.switch_posting_rule('sk-inconnue', true)"),
      ).rejects.toThrow("unknown_rule");
    });
  });
});
