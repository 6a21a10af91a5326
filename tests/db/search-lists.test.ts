import { describe, expect, it } from "vitest";
import { people, seed, setUpDatabase } from "./support/calls";
import { offerMenus } from "./support/questions-of-visitors";

const menus = {
  job: JSON.parse(offerMenus) as Record<string, Record<string, string[]>>,
  freelance: {
    competence: { react: ["React"], design: ["Design"], nodejs: ["Node.js"] },
    budget: { bas: ["moins-de-2000"], haut: ["plus-de-5000"], ouvert: ["a-negocier"] },
    duree: { court: ["moins-d-1-mois"], long: ["plus-de-3-mois"] },
  },
  scholarship: {
    niveau: { licence: ["Licence"], master: ["Master"], doctorat: ["Doctorat"] },
    domaine: { sciences: ["Sciences"], informatique: ["Informatique"] },
    type: { complete: ["complete"], partielle: ["partielle"] },
    situation: { etranger: ["abroad"], canada: ["canada"] },
  },
  article: { categorie: { work: ["work", "travail"], visas: ["visas"] } },
};

const database = setUpDatabase(seed, people);

const asVisitor = <Row>(sql: string, values?: unknown[]) =>
  database.as<Row>("visiteur", sql, values);
const titles = async (call: string, search: object) =>
  (
    await asVisitor<{ title: string }>(`select title from public.${call}($1, 0, 100)`, [
      JSON.stringify(search),
    ])
  ).map(({ title }) => title);

describe("Les comptes des menus", () => {
  it.each([
    ["job", {}],
    ["job", { q: "québec", filters: { contract: ["CDI"] } }],
    ["job", { filters: { sector: ["tech"], province: ["QC"], pay: ["50000"] } }],
    ["freelance", {}],
    ["freelance", { filters: { budget: ["plus-de-5000"] } }],
    ["scholarship", { expired: true }],
    ["scholarship", { q: "université", filters: { niveau: ["Master"], type: ["partielle"] } }],
    ["article", { q: "permis" }],
    ["article", { filters: { categorie: ["visas"] } }],
  ] as const)("de %s pour %j disent ce que chaque choix laisserait", async (kind, search) => {
    const filters = "filters" in search ? search.filters : {};
    const facets = await asVisitor<{ facet: string; value: string; found: number }>(
      "select * from public.count_facets($1, $2, $3)",
      [kind, JSON.stringify(search), JSON.stringify(menus[kind])],
    );
    expect(facets.length).toBeGreaterThan(1);
    // Without a menu: how many the search itself finds.
    expect(facets.filter(({ facet }) => facet === "")).toHaveLength(1);
    for (const { facet, value, found } of facets) {
      const choices = (menus[kind] as Record<string, Record<string, string[]>>)[facet];
      const chosen = { ...search, filters: { ...filters, [facet]: choices?.[value] } };
      const [row] = await asVisitor<{ count: number }>(
        "select public.count_publications($1, $2) as count",
        [kind, JSON.stringify(chosen)],
      );
      expect(row?.count, `${facet} ${value}`).toBe(found);
    }
  });
});

describe("Des recherches proches", () => {
  const countOf = (kind: string, words: unknown, more = "") =>
    database.value<number[]>("visiteur", `count_searches($1, $2${more})`, [kind, words]);

  it("ont les nombres que chacune a par elle-même, dans leur ordre, pour tous les genres", async () => {
    const words = ["zzyx", "master", "web", "permis", "de nuit à", ""];
    for (const kind of ["job", "freelance", "scholarship", "article"]) {
      const each: number[] = [];
      for (const q of words) {
        const [row] = await asVisitor<{ found: number }>(
          "select public.count_publications($1, $2) as found",
          [kind, JSON.stringify({ q })],
        );
        each.push(row?.found ?? -1);
      }
      expect(await countOf(kind, words), kind).toEqual(each);
      expect(each.at(-1), kind).toBeGreaterThan(1);
    }
  });

  it("sont neuf au plus, aussi dans un tableau de tableaux, comptées jusqu'à une borne, sans brouillon et sans ce qui a expiré", async () => {
    await database.query(
      `insert into public.scholarships (title, university, description, status, deadline)
       values ('Zythologie', 'Moncton', 'Texte', 'draft', null),
         ('Zythologie', 'Moncton', 'Texte', 'published', null),
         ('Zythologie', 'Moncton', 'Texte', 'published', null),
         ('Zythologie', 'Moncton', 'Texte', 'published', '2020-01-01')`,
    );
    expect(await countOf("scholarship", ["zythologie"])).toEqual([2]);
    expect(await countOf("scholarship", ["zythologie"], ", true")).toEqual([3]);
    expect(await countOf("scholarship", ["zythologie"], ", true, 1")).toEqual([2]);
    const many = Array(20).fill("zythologie");
    expect(await countOf("scholarship", many)).toEqual(Array(9).fill(2));
    expect(await countOf("scholarship", [many, many])).toEqual(Array(9).fill(2));
    expect(await countOf("scholarship", [])).toEqual([]);
    expect(await countOf("rien", ["zythologie"])).toEqual([0]);
  });
});

describe("Les menus", () => {
  it("des missions suivent compétence, budget et durée, aussi modifiés", async () => {
    const [made] = await database.query<{ id: string }>(
      `insert into public.freelance_jobs (title, description, skills_required, budget, duration)
       values ('Affiche', 'Texte', '{Design graphique,JavaScript}', 1999.99, '10 jours')
       returning id`,
    );
    const under = (filters: object) => titles("list_freelance_jobs", { q: "affiche", filters });
    expect(await under({ competence: ["design"], budget: ["moins-de-2000"] })).toEqual(["Affiche"]);
    expect(await under({ competence: ["GRAPHIQUE"] })).toEqual(["Affiche"]);
    expect(await under({ competence: ["Java"] })).toEqual([]);
    expect(await under({ competence: ["texte"] }), "pas dans le texte").toEqual([]);
    await database.query(
      "update public.freelance_jobs set budget = null, duration = '1 an' where id = $1",
      [made?.id],
    );
    expect(await under({ budget: ["a-negocier"], duree: ["plus-de-3-mois"] })).toEqual(["Affiche"]);
    expect(await under({ duree: ["moins-d-1-mois"] })).toEqual([]);
  });

  it("des bourses suivent niveau, domaine et financement", async () => {
    await database.query(
      `insert into public.scholarships (title, university, description, level, field, amount)
       values ('Guérir', 'Moncton', 'Texte', 'Master', ' medecine ', 'Bourse complète')`,
    );
    const under = (filters: object) => titles("list_scholarships", { q: "guérir", filters });
    const all = { niveau: ["Master"], domaine: ["Médecine"], type: ["complete"] };
    expect(await under(all)).toEqual(["Guérir"]);
    expect(await under({ ...all, type: ["partielle"] })).toEqual([]);
    expect(await under({ ...all, domaine: ["Méde"] }), "le champ entier").toEqual([]);
  });

  it("des bourses comptent tous les niveaux et domaines d'une bourse, aussi modifiés", async () => {
    const [made] = await database.query(
      `insert into public.scholarships (title, university, description, level, highest_level, field,
         other_fields)
       values ('Échelle', 'Moncton', 'Texte', 'Master', 'Doctorat', 'Droit', '{Médecine}')
       returning id`,
    );
    const under = (filters: object) => titles("list_scholarships", { q: "échelle", filters });
    expect(await under({ niveau: ["Doctorat"], domaine: ["medecine"] })).toEqual(["Échelle"]);
    expect(await under({ niveau: ["Licence"] })).toEqual([]);
    await database.query(
      "update public.scholarships set highest_level = null, other_fields = '{}' where id = $1",
      [made?.id],
    );
    expect(await under({ niveau: ["Master"], domaine: ["Droit"] })).toEqual(["Échelle"]);
    expect(await under({ niveau: ["Doctorat"] })).toEqual([]);
    expect(await under({ domaine: ["Médecine"] })).toEqual([]);
  });

  it("ne prennent pas un choix pour un motif, ni pour une condition", async () => {
    for (const skill of ["%", "' | '#budget=a", "\\"]) {
      const search = JSON.stringify({ filters: { competence: [skill] } });
      const count = "count_publications('freelance', $1)";
      expect(await database.value("visiteur", count, [search]), skill).toBe(0);
    }
  });
});

describe("L'ordre", () => {
  it("des missions est celui des dates, ou de la pertinence", async () => {
    await database.query(
      `insert into public.freelance_jobs (title, description, posted_at) values
         ('Zythologie', 'Texte', now() - interval '9 days'),
         ('Autre chose', 'On parle de zythologie', now() - interval '1 day')`,
    );
    expect(await titles("list_freelance_jobs", { q: "zythologie" })).toEqual([
      "Autre chose",
      "Zythologie",
    ]);
    expect(await titles("list_freelance_jobs", { q: "zythologie", by_rank: true })).toEqual([
      "Zythologie",
      "Autre chose",
    ]);
  });

  it("des bourses est celui des dates limites, sûres ou habituelles", async () => {
    const rows = await database.query<{ day: string | null }>(
      `select coalesce(s.deadline, private.expected_day(s.usual_deadlines, s.verified_on, private.today()))::text
         as day from public.list_scholarships('{}', 0, 100) s`,
    );
    const days = rows.map(({ day }) => day ?? "9999");
    expect(days).toEqual([...days].sort());
    expect(days.filter((day) => day !== "9999").length).toBeGreaterThan(25);
  });

  it("ne répète ni n'oublie rien de page en page", async () => {
    const ids: string[] = [];
    for (const skip of [0, 7, 14, 21, 28, 35]) {
      const sql = `select id from public.list_news('{}', ${skip}, 7)`;
      ids.push(...(await asVisitor<{ id: string }>(sql)).map(({ id }) => id));
    }
    const all = await asVisitor<{ id: string }>("select id from public.list_news('{}', 0, 100)");
    expect(ids).toEqual(all.map(({ id }) => id));
  });
});

describe("Les suggestions des autres listes", () => {
  const labels = (kind: string, typed: string) =>
    asVisitor<{ facet: string; label: string }>("select * from public.suggest($1, $2)", [
      kind,
      typed,
    ]);

  it("sont des titres, des organisations et des mots-clés", async () => {
    expect(await labels("freelance", "reac")).toContainEqual({ facet: "tag", label: "React" });
    expect(await labels("scholarship", "laval")).toContainEqual({
      facet: "employer",
      label: "Université Laval",
    });
    expect((await labels("article", "permis d'é"))[0]?.facet).toBe("title");
    expect(await labels("article", "studies")).toEqual([]);
  });

  it("taisent le mot-clé d'un article qui n'est plus publié", async () => {
    const [made] = await database.query<{ id: string }>(
      `insert into public.news_articles (title, content, tags)
       values ('Titre', 'Texte', '{Xylophonie}') returning id`,
    );
    expect(await labels("article", "xylo")).toEqual([{ facet: "tag", label: "Xylophonie" }]);
    await database.query("update public.news_articles set status = 'draft' where id = $1", [
      made?.id,
    ]);
    expect(await labels("article", "xylo")).toEqual([]);
  });
});

it.each([
  ["jobs", "job"],
  ["freelance_jobs", "freelance"],
  ["scholarships", "scholarship"],
  ["news", "article"],
] as const)(
  "%s : la page d'après commence où l'autre finit, quoi qu'on publie entre les deux",
  async (list, kind) => {
    const page = async (skip: number, take: number, after?: string) =>
      (
        await asVisitor<{ id: string }>(`select id from public.list_${list}($1, $2, $3)`, [
          JSON.stringify({ expired: true, after }),
          skip,
          take,
        ])
      ).map(({ id }) => id);
    const whole = await page(0, 100);
    const seen = await page(0, 4);
    // Bourses begin with what closes first, the others with what is new.
    const first = kind === "scholarship" ? { deadline: "2020-01-01" } : {};
    while (seen.length < Math.min(whole.length, 16)) {
      await database.publish(kind, { status: "published", ...first });
      seen.push(...(await page(seen.length, 4, seen.at(-1))));
    }
    expect(seen).toEqual(whole.slice(0, seen.length));
    const gone = "00000000-0000-4000-8000-000000000000";
    expect(await page(8, 4, gone)).toEqual(await page(8, 4));
  },
);

it("une liste ne montre pas de brouillon, ni à qui l'a écrit", async () => {
  await database.query(
    `insert into public.freelance_jobs (title, description, status)
     values ('Quiproquo', 'Texte', 'draft'), ('Quiproquo', 'Texte', 'filled')`,
  );
  expect(await titles("list_freelance_jobs", { q: "quiproquo" })).toEqual([]);
  await database.query(
    `insert into public.freelance_jobs (title, description, posted_at)
     values ('Ancien quiproquo', 'Texte', now() - interval '1 day')`,
  );
  // In any state either, nor does a page tell how many there are.
  for (const page of ["0, 1", "1, 1", "2, 100"]) {
    const seen = await asVisitor<{ title: string }>(
      `select title from public.list_freelance_jobs('{"q": "quiproquo", "any_state": true}', ${page})`,
    );
    expect(seen.map(({ title }) => title).sort()).toEqual(["Ancien quiproquo", "Quiproquo"]);
  }
});

it("qui cherche dans tous les états lit d'abord les siennes, si nouvelles que soient les autres", async () => {
  await database.as(
    "recruteur",
    "insert into public.freelance_jobs (title, description, recruiter_id) values ('Quolibet à moi', 'Texte', auth.uid())",
  );
  await database.query(
    `insert into public.freelance_jobs (title, description, posted_at)
     values ('Quolibet', 'Texte', now() + interval '1 day')`,
  );
  const search = `select title from public.list_freelance_jobs('{"q": "quolibet", "any_state": true}')`;
  expect(await database.as("recruteur", search)).toEqual([
    { title: "Quolibet à moi" },
    { title: "Quolibet" },
  ]);
});
