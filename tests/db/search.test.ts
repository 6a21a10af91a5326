import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { generateJobs } from "./support/generate-jobs";
import { type Database, startDatabase } from "./support/postgres";

const SEED = new URL("../../supabase/seed.sql", import.meta.url);

/** Searched whatever its state, as far as one may read it. */
const ANY_STATE = "list_jobs(jsonb_build_object('q', $1::text, 'any_state', true))";

describe("La recherche", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await database.exec(await readFile(SEED, "utf8"));
    await database.query(
      `insert into jobs (title, company_name, description) values
         ('Œnologue à l''essai', 'Cave de l''Îlot', 'Dégustation 100% québécoise, prime_de_noël (5 000 $)'),
         ('D\u00e9veloppeuse', 'D\u0065\u0301compos\u00e9', 'chemin C:\\temp et "guillemets"')`,
    );
  });
  afterAll(() => database.close());

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
       select t, 'Atelier', 'Texte', 'published' from unnest($1::text[]) t returning id, title`,
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

  it.each([
    ["D.E.P.", "DEP"],
    ["R.N.", "rn"],
    ["C.-B.", "CB"],
    ["T.-N.-L.", "TNL"],
    ["Î.-P.-É.", "ÎPÉ"],
    ["B.Sc.A.", "BScA"],
    ["M.Sc.", "MSc"],
  ])(
    "%s et %s sont un seul mot, dans les textes, les lieux et les recherches",
    async (one, other) => {
      const [row] = await database.query<Record<string, unknown>>(
        `select private.plain_words($1) = private.plain_words($2) as texts,
         private.split_words($1) = private.split_words($2) as words,
         private.term_key(private.split_words($1)) is not distinct from
           private.term_key(private.split_words($2)) as synonyms,
         private.place_query($1, null) is not distinct from private.place_query($2, null) as places`,
        [one, other],
      );
      expect(row).toEqual({ texts: true, words: true, synonyms: true, places: true });
    },
  );

  it.each(["node.js", "M. Roy", "1.5 m", "fin. De", "jean.roy", "C.V. et lettre"])(
    "« %s » ne colle que les lettres d'une abréviation",
    async (typed) => {
      const [row] = await database.query<{ plain: string }>(
        "select private.plain_words($1) as plain",
        [typed],
      );
      const expected = typed.replace("C.V.", "CV").toLowerCase();
      expect(row?.plain).toBe(expected.replace(/[^a-z0-9]+/g, " ").trim());
    },
  );

  it("trouve au moins ce que trouve une recherche par sous-chaîne", async () => {
    for (const q of ["développ", "santé", "Québec", "équipe de", "RÉPARTIT", "l'été", "$"]) {
      const substring = await database.query<{ id: string }>(
        `select id from jobs where status in ('published', 'filled')
           and (title ilike '%' || $1 || '%' or company_name ilike '%' || $1 || '%' or description ilike '%' || $1 || '%')`,
        [q],
      );
      const found = await asActor<{ id: string }>(
        database,
        "visiteur",
        `select id from ${ANY_STATE}`,
        [q],
      );
      const ids = new Set(found.map(({ id }) => id));
      expect(
        substring.filter(({ id }) => !ids.has(id)),
        q,
      ).toEqual([]);
    }
  });

  it.each([
    ["Montréal", "(location like 'Montréal%' or work_mode = 'remote')"],
    ["montreal, quebec", "(location like 'Montréal%' or work_mode = 'remote')"],
    ["Québec", "(province = 'QC' or work_mode = 'remote')"],
    ["NB", "(province = 'NB' or work_mode = 'remote')"],
    ["Nouveau-Brunswick", "(province = 'NB' or work_mode = 'remote')"],
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

  it("cherche aussi les missions, les bourses et les actualités", async () => {
    const counts = await asActor(
      database,
      "visiteur",
      `select (select count(*)::integer from list_freelance_jobs('{"q": "PYTHON scripts"}')) as "freelanceJobs",
         (select count(*)::integer from list_scholarships('{"q": "universite laval"}')) as bourses,
         (select count(*)::integer from list_news('{"q": "permis d''etudes"}')) as articles`,
    );
    const [row] = counts as { freelanceJobs: number; bourses: number; articles: number }[];
    expect(row?.freelanceJobs).toBeGreaterThan(0);
    expect(row?.bourses).toBeGreaterThanOrEqual(2);
    expect(row?.articles).toBeGreaterThan(2);
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

  describe("parmi 20 000 offres", () => {
    beforeAll(() => generateJobs(database.query, 20_000));

    const plan = async (sql: string) =>
      (await database.query<Record<string, string>>(`explain ${sql}`))
        .map((row) => row["QUERY PLAN"])
        .join("\n");

    it("garde la répartition des offres de départ", async () => {
      const [row] = await database.query<{ live: number; quebec: number }>(
        `select round(avg((status = 'published')::integer), 2)::float as live,
           round(avg((province = 'QC')::integer), 2)::float as quebec from jobs`,
      );
      expect(row?.live).toBeCloseTo(110 / 120, 1);
      expect(row?.quebec).toBeCloseTo(0.45, 1);
    });

    it("passe par l'index des mots pour un mot rare, par les dates pour un mot courant", async () => {
      const list = (words: string) =>
        plan(`select id from private.publications where kind = 'job' and live
          and words @@ $$${words}$$ order by posted_at desc, id limit 20`);
      expect(await list("'0012345'")).toContain("publications_job_words_idx");
      expect(await list("'equipe'")).toContain("publications_job_posted_at_id_closes_at_kind_idx");
    });

    it("trouve une référence, et rien d'autre", async () => {
      const [row] = await asActor(
        database,
        "visiteur",
        `select (select count(*)::integer
             from list_jobs('{"q": "he-0012345 de", "any_state": true}')) as whole,
           count_publications('job', '{"q": "HE-0012345", "expired": true}') as counted`,
      );
      expect(row).toEqual({ whole: 1, counted: 1 });
    });

    it.each([
      ["", "jobs_live_idx"],
      ["and contract_type = 'CDD'", "jobs_live_contract_idx"],
      ["and sector = 'tech'", "jobs_live_sector_idx"],
      ["and province = 'NB'", "jobs_live_province_idx"],
    ])("lit une page de la liste %j par %s, sans trier", async (filter, index) => {
      const text = await plan(
        `select id from jobs where status = 'published' ${filter} order by posted_at desc, id limit 20`,
      );
      expect(text).toContain(index);
      expect(text).not.toContain("Sort");
    });
  });
});
