import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { seed, setUpDatabase } from "./support/calls";

/** Searched whatever its state, as far as one may read it. */
const ANY_STATE = "list_jobs(jsonb_build_object('q', $1::text, 'any_state', true))";

describe("La recherche", () => {
  const database = setUpDatabase(seed, ({ exec }) =>
    exec(`insert into jobs (title, company_name, description) values
      ('Œnologue à l''essai', 'Cave de l''Îlot', 'Dégustation 100% québécoise, prime_de_noël (5 000 $)'),
      ('D\u00e9veloppeuse', 'D\u0065\u0301compos\u00e9', 'chemin C:\\temp et "guillemets"')`),
  );

  const titles = async (q: string) =>
    (
      await asActor<{ title: string }>(database, "visiteur", `select title from ${ANY_STATE}`, [q])
    ).map(({ title }) => title);

  it.each([
    "oenologue",
    "ŒNOLOGUE",
    "l'ilot",
    "Îlot essai",
    "degustation QUEBECOISE",
    "100%",
    "prime_de",
    "(5 000 $)",
    "5\u00a0000",
  ])("trouve l'œnologue par %j", async (q) => {
    expect(await titles(q)).toEqual(["Œnologue à l'essai"]);
  });

  it.each(["décomposé", "de\u0301compose\u0301", "C:\\temp", '"guillemets"'])(
    "trouve la développeuse par %j",
    async (q) => {
      expect(await titles(q)).toEqual(["Développeuse"]);
    },
  );

  it.each(["oenologue introuvable", "100_", "prim%noel", "\\", "%%%", "___"])(
    "prend %j à la lettre",
    async (q) => {
      const found = await titles(q);
      expect(found).not.toContain("Œnologue à l'essai");
    },
  );

  it("supporte 5 000 caractères, et ne retient que huit mots", async () => {
    expect(await titles("a".repeat(5000))).toEqual([]);
    expect(await titles("de ".repeat(1600))).not.toEqual([]);
    const [row] = await database.query<{ count: number }>(
      "select cardinality(words) as count from private.query_words($1)",
      [Array.from({ length: 30 }, (_, n) => `mot${n}`).join(" ")],
    );
    expect(row?.count).toBe(8);
  });

  it("lit une abréviation avec ou sans points, et une lettre seule comme un mot", async () => {
    const made = await database.query<{ id: string; title: string }>(
      `insert into public.jobs (title, company_name, description, status)
       select t, 'Atelier', 'C’est ici : cela dépend d’un dépôt.', 'published'
       from unnest($1::text[]) t returning id, title`,
      [["Soudeur, D.E.P. exigé", "Soudeur, DEP exigé", "Analyste M.Sc.", "Développeur C++ et R"]],
    );
    const found = async (q: string) => {
      const rows = await asActor<{ title: string; id: string }>(
        database,
        "visiteur",
        `select id, title from ${ANY_STATE}`,
        [q],
      );
      return rows
        .flatMap(({ id, title }) => (made.some((own) => own.id === id) ? [title] : []))
        .sort();
    };
    const both = ["Soudeur, D.E.P. exigé", "Soudeur, DEP exigé"];
    for (const q of ["D.E.P.", "DEP", "d.e.p", "soudeur D.E.P."])
      expect(await found(q), q).toEqual(both);
    for (const q of ["MSc", "M.Sc."]) expect(await found(q), q).toEqual(["Analyste M.Sc."]);
    for (const q of ["C", "R", "c++"]) expect(await found(q), q).toEqual(["Développeur C++ et R"]);
    await database.query("delete from public.jobs where id = any($1)", [made.map(({ id }) => id)]);
  });

  /** Remote work may be done there, unless it is from another province only. */
  const remoteIn = (province: string) =>
    `work_mode = 'remote' and (remote_from is distinct from 'province' or province = '${province}')`;

  it.each([
    ["Montréal", `(location like 'Montréal%' or ${remoteIn("QC")})`],
    ["montreal, quebec", `(location like 'Montréal%' or ${remoteIn("QC")})`],
    ["Québec", `(province = 'QC' or ${remoteIn("QC")})`],
    ["NB", `(province = 'NB' or ${remoteIn("NB")})`],
    ["Nouveau-Brunswick", `(province = 'NB' or ${remoteIn("NB")})`],
    ["à distance", "remote"],
  ])("trouve par le lieu %j les offres où %s", async (place, condition) => {
    const found = await asActor<{ id: string }>(
      database,
      "visiteur",
      "select id from list_jobs(jsonb_build_object('place', $1::text, 'expired', true), 0, 100) order by id",
      [place],
    );
    const expected = await database.query<{ id: string }>(
      `select id from jobs where ${condition} and status = 'published' order by id`,
    );
    expect(found).toEqual(expected);
    expect(found).not.toEqual([]);
  });

  it("cherche des mots dans un lieu", async () => {
    const rows = await asActor<{ location: string; title: string }>(
      database,
      "visiteur",
      `select title, location from list_jobs('{"q": "infirmier", "place": "Gatineau"}')`,
    );
    expect(rows).toEqual([
      { title: "Infirmier·ère auxiliaire – soins à domicile", location: "Gatineau, Québec" },
    ]);
  });

  it("ne montre pas les brouillons, et suit les modifications et les suppressions", async () => {
    const [made] = await database.query<{ id: string }>(
      "insert into jobs (title, company_name, description, status) values ('Zythologue', 'A', 'B', 'draft') returning id",
    );
    expect(await titles("zythologue")).toEqual([]);
    await database.query(
      "update jobs set status = 'published', title = 'Sommelier' where id = $1",
      [made?.id],
    );
    expect(await titles("zythologue")).toEqual([]);
    expect(await titles("sommelier")).toEqual(["Sommelier"]);
    await database.query("delete from jobs where id = $1", [made?.id]);
    expect(await titles("sommelier")).toEqual([]);
  });
});
