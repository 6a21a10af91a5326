import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readLmiaFile } from "@/supabase/local/lmia-file";
import { setUpDatabase } from "./support/calls";
import { createPeople } from "./support/people";

const FILE = "supabase/data/lmia/2025-06-19_tfwp_2025q1_pos_en.csv.gz";

type Entry = (string | number | null)[];
const entry = (
  name: string,
  province: string,
  town: string,
  more: Partial<{ noc: string; positions: number }> = {},
): Entry => [...[name, town, province, "high_wage", more.noc ?? "72106", 1, more.positions ?? 1]];

/** The first day of the last complete quarter, months before it where the register is to be old. */
function quarterAgo(months = 0): string {
  const today = new Date();
  const first =
    Math.floor((today.getUTCFullYear() * 12 + today.getUTCMonth()) / 3) * 3 - 3 - months;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, "0")}-01`;
}

describe("Les noms du registre, sur un trimestre publié", () => {
  const { query, call } = setUpDatabase(async ({ query }) => {
    const { entries, fingerprint, quarter } = await readLmiaFile(readFileSync(FILE));
    await query("select public.load_lmia_quarter($1, $2, $3, 'publié')", [
      ...[quarter, JSON.stringify(entries), fingerprint],
    ]);
  });

  const NAMES: [name: string, town: string, match: "equal" | "possible" | null][] = [
    ["Genoa Design International", "", "equal"],
    ["GENOA DESIGN INTERNATIONAL LTD.", "", "equal"],
    ["International Genoa Design", "", "equal"],
    ["Genoa Designs International", "", "possible"],
    ["Jealous Fruits", "", "equal"],
    ["Jealous Fruits Ltd", "Kelowna", "equal"],
    ["Jealous Fruits Ltd", "Halifax", "possible"],
    ["S. Sundher Orchards", "", "equal"],
    ["Allens Fisheries", "", "equal"],
    ["Allens Fisheries limitée", "Benoits Cove", "equal"],
    ["Newfoundland and Labrador Health Services", "", "equal"],
    ["Avantis Marine North America", "", "equal"],
    ["883993 Ontario Inc", "", "equal"],
    ["883993 Ontario", "Listowel", "equal"],
    ["883994 Ontario Inc", "", null],
    ["9146-6573 Québec inc.", "", "equal"],
    ["91466573 QUEBEC INC", "", "equal"],
    ["9146-6574 Québec inc.", "", null],
    ["Olymel", "", "possible"],
    ["WAKAI", "", "possible"],
    ["Wakai inc.", "Sherbrooke", "equal"],
    ["Pizza Hut", "", "equal"],
    ["Les Entreprises Pitre", "", "equal"],
    ["Entreprises Pitre Les", "", "equal"],
    ["Liberty Law Corporation", "", "equal"],
    ["MLD Law Corporation", "Vancouver", "equal"],
    ["Van Oord Personeel BV", "", "equal"],
    ["Van Oord Personeel", "", "possible"],
    ["Poseidon Personnel Services SA", "", "equal"],
    ["MSC Shipmanagement", "", "equal"],
    ["Forge Boréale de l’Anse", "", null],
    ["Usinage Fer-Nord", "", null],
    ["Boulangerie", "", null],
    ["Restaurant", "", null],
    ["Ontario", "", null],
    ["Construction inc.", "", null],
    ["Google Deep Quantum Maple", "", null],
    ["%", "", null],
    ["o/a", "", null],
    ["Ltd.", "", null],
  ];
  it.each(NAMES)("« %s » (%s) : %s", async (name, town, match) => {
    const rows = await call<{ match: string }>("visiteur", "check_lmia_name($1, $2)", [name, town]);
    expect(rows[0]?.match ?? null).toBe(match);
  });

  it("compte ses lignes, ses entreprises et ses postes, et a un titre pour chaque métier", async () => {
    expect(await query("select row_count, employers > 14000 as many from lmia_state()")).toEqual([
      { row_count: 17_952, many: true },
    ]);
    expect(
      await query(`select distinct noc from public.lmia_approvals a
        where not exists (select from public.noc_unit_groups g where g.code = a.noc)`),
    ).toEqual([]);
    expect(
      await query(
        "select count(*)::integer as n from public.noc_unit_groups union all select count(*)::integer from public.trades t left join public.noc_unit_groups g on g.code = t.noc where g.code is null",
      ),
    ).toEqual([{ n: 516 }, { n: 2 }]);
  });

  it("se cherche par métier, province, ville et distance, et les chiffres sont ceux de la recherche", async () => {
    const list = (args: string) =>
      call<{
        town: string;
        region: string;
        positions: number;
        employers: number;
        total_positions: number;
      }>("visiteur", `list_lmia_employers(${args})`);
    const welders = await list("noc => '72106', province => 'ON', take => 100");
    expect(welders).toHaveLength(60);
    expect(welders[0]).toMatchObject({ region: "ON", employers: 60 });
    expect(welders.reduce((sum, { positions }) => sum + positions, 0)).toBe(
      welders[0]?.total_positions,
    );
    const near = await list("noc => '63200', place => 'Sherbrooke', radius => 50");
    expect(near.map(({ town }) => town)).toContain("Sherbrooke");
    expect(new Set(near.map(({ region }) => region))).toEqual(new Set(["QC"]));
    expect(await list("q => 'soudeur'")).toHaveLength(20);
    expect(await list("q => 'genoa design'")).toHaveLength(1);
    expect(await list("q => 'zzzz'")).toEqual([]);
    expect(await list("place => 'Nulle-Part-sur-Mer'")).toEqual([]);
  });
});

describe("La mention d'une entreprise", () => {
  const database = setUpDatabase(async ({ query }) => createPeople(query));
  const { query, insert, call, one } = database;

  const load = (entries: Entry[], { months = 0, fingerprint = "a", force = false } = {}) =>
    one<string>("select public.load_lmia_quarter($1, $2, $3, 'essai', force => $4)", [
      ...[quarterAgo(months), JSON.stringify(entries), fingerprint.repeat(64), force],
    ]);
  async function employer(row: Record<string, unknown>, verified = true) {
    const { id } = await insert("employers", { province: "QC", ...row });
    if (verified) {
      await query(
        "update employers set verified_at = now(), verified_by = 'operator' where id = $1",
        [id],
      );
    }
    return id;
  }
  const mention = async (id: string) => {
    const [row] = await call<{ standing: string; positions: number }>(
      "visiteur",
      "employer_lmia($1)",
      [id],
    );
    return row ? `${row.standing} ${row.positions}` : null;
  };

  it("est à celle qui est vérifiée, de même nom et de même province ; une liste remplacée oublie", async () => {
    const forge = await employer({ name: "Forge Boréale ltée" });
    const elsewhere = await employer({ name: "FORGE Boreale inc.", province: "ON" });
    const borrowed = await employer(
      { name: "Boréale Forge", website: "https://boreale.example" },
      false,
    );
    const short = await employer({ name: "Boréale" });
    const job = await database.publish("job", {
      employer_id: forge,
      company_name: "Forge Boréale ltée",
    });
    expect(
      await load([
        entry("Forge Boréale Inc.", "QC", "Laval", { positions: 9 }),
        entry("Boréale", "QC", "Laval"),
      ]),
    ).toBe("loaded");
    const marks = () => Promise.all([forge, elsewhere, borrowed, short].map(mention));
    expect(await marks()).toEqual(["own 9", null, "name 9", null]);
    const isListed = () =>
      one<boolean>("select filters @> '{#lmia=true}' from private.publications where id = $1", [
        job.id,
      ]);
    expect(await isListed()).toBe(true);
    // A domain of one's own proves no name.
    for (const [way, listed] of [
      ["mail", false],
      ["operator", true],
    ] as const) {
      await query("update employers set verified_by = $2 where id = $1", [forge, way]);
      expect(await isListed()).toBe(listed);
    }

    expect(
      await load([entry("Autre Maison", "QC", "Laval"), entry("Boréale", "QC", "Laval")], {
        fingerprint: "b",
      }),
    ).toBe("loaded");
    expect(await marks()).toEqual([null, null, null, null]);
    expect(await isListed()).toBe(false);
  });

  it("n'est pas à un nom commun à plusieurs enseignes, mais au nom légal que l'équipe a accepté", async () => {
    await load(
      [
        entry("1234567 Canada inc. o/a Crêpes Bretonnes Dorées", "QC", "Laval", { positions: 3 }),
        entry("7654321 Canada inc. s/n Crêpes Bretonnes Dorées", "QC", "Lévis", { positions: 4 }),
      ],
      { fingerprint: "c", force: true },
    );
    const sign = await employer({ name: "Crêpes Bretonnes Dorées" });
    expect(await mention(sign)).toBeNull();
    await query("update employers set legal_name = '7654321 Canada inc.' where id = $1", [sign]);
    expect(await mention(sign)).toBe("own 4");
    await query("update employers set name = 'Crêpes du Nord' where id = $1", [sign]);
    expect(await one("select legal_name from employers where id = $1", [sign])).toBeNull();
    expect(await mention(sign)).toBeNull();
  });

  it("part quand la liste a plus de 200 jours de retard", async () => {
    await query("delete from lmia_loads");
    const old = await employer({ name: "Vieille Forge Cendrée" });
    await load([entry("Vieille Forge Cendrée", "QC", "Laval")], {
      months: 9,
      fingerprint: "d",
      force: true,
    });
    expect(await mention(old)).toBeNull();
    await load([entry("Vieille Forge Cendrée", "QC", "Laval")], { fingerprint: "e", force: true });
    expect(await mention(old)).toBe("own 2");
  });

  it("refuse une liste moitié plus courte, garde l'ancienne, et ne recharge pas le même fichier", async () => {
    await query("delete from lmia_loads");
    const four = ["Un", "Deux", "Trois", "Quatre"].map((name) =>
      entry(`Maison ${name}`, "QC", "Laval"),
    );
    expect(await load(four, { fingerprint: "f" })).toBe("loaded");
    expect(await load(four, { fingerprint: "f" })).toBe("unchanged");
    await expect(load(four.slice(2), { fingerprint: "0" })).rejects.toThrow("too_short");
    await expect(
      load([...four, ["X", "Y", "ZZ", "high_wage", null, 1, 1]], { fingerprint: "1" }),
    ).rejects.toThrow();
    expect(await one("select count(*)::integer from lmia_approvals")).toBe(4);
  });
});
