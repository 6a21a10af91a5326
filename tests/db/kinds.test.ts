import { describe, expect, it } from "vitest";
import { draftOf, everyKind, kinds } from "@/lib/publications/kinds";
import { setUpCalls } from "./support/calls";
import { KINDS } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { recruteur } = PEOPLE;

describe("Les genres de publication", () => {
  const { database } = setUpCalls();

  it("sont ceux de la vue, chacun avec sa table et ce qui dit à qui elle est", async () => {
    for (const [kind, { table, owner, fields }] of Object.entries(KINDS)) {
      const row = { ...fields, [owner]: recruteur };
      const columns = Object.keys(row);
      await database.query(
        `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)})`,
        Object.values(row),
      );
      expect(
        await database.query(
          `select publications::text as table, owner_column::text as owner, takes_applications
           from private.kinds where kind = $1`,
          [kind],
        ),
      ).toEqual([
        { table, owner, takes_applications: KINDS[kind as keyof typeof KINDS].pointer !== null },
      ]);
    }
    expect(
      await database.query("select distinct kind from private.publications order by kind"),
    ).toEqual(await database.query("select kind from private.kinds order by kind"));
  });

  it.each(everyKind)("se dupliquent sans rien que la base écrit elle-même (%s)", async (kind) => {
    const columns = await database.query<{ name: string; may: boolean }>(
      `select a.attname as name, has_column_privilege('authenticated', a.attrelid, a.attname, 'insert') as may
       from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
      [`public.${kinds[kind].table}`],
    );
    const draft = draftOf(kind, Object.fromEntries(columns.map(({ name }) => [name, 1])), "moi");
    expect(columns.filter(({ name, may }) => name in draft && !may)).toEqual([]);
    expect(draft).toHaveProperty("title", 1);
  });

  it("ne disent d'aucun qu'on y postule quand ses publications le refusent toutes", async () => {
    expect(
      await database.query(
        `select p.kind from private.publications p join private.kinds k using (kind)
         where p.takes_applications and not k.takes_applications`,
      ),
    ).toEqual([]);
  });

  it("sont les seuls dont on compte les vues", async () => {
    const count = (kind: string) =>
      database.query(
        `insert into item_views (kind, item_id) select $1, id from private.publications p
         where p.kind = $1 limit 1 returning 1`,
        [kind],
      );
    for (const kind of Object.keys(KINDS)) expect(await count(kind)).toHaveLength(1);
    await expect(
      database.query("insert into item_views (kind, item_id) values ('job', gen_random_uuid())"),
    ).rejects.toMatchObject({ code: "23503" });
  });

  it("ont chacun leur part du registre, et un nom que des alertes disent", async () => {
    expect(
      await database.query(
        `select k.kind from private.kinds k
         where k.many is null
           or to_regclass('private.publications_' || k.kind) is null`,
      ),
    ).toEqual([]);
  });

  it("ont les filtres que leurs alertes gardent, et aucun autre", async () => {
    const kept = (kind: string, asked: object) =>
      database.query(`select private.clean_search('${kind}', '${JSON.stringify(asked)}') as asked`);
    const filters = {
      ...{ competence: ["React"], niveau: ["Master"], categorie: ["visas"], trade: ["x"] },
      rien: ["x"],
    };
    for (const [kind, own] of [
      ["freelance", { competence: ["React"] }],
      ["scholarship", { niveau: ["Master"] }],
      ["article", { categorie: ["visas"] }],
      ["job", { trade: ["x"] }],
    ] as const) {
      expect(await kept(kind, { q: " site  web ", filters, by_rank: true })).toEqual([
        { asked: { q: "site web", filters: own } },
      ]);
    }
  });
});
