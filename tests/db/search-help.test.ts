import { beforeAll, describe, expect, it } from "vitest";
import { people, seed, setUpDatabase } from "./support/calls";

const database = setUpDatabase(seed, people);

const asVisitor = <Row>(sql: string, values?: unknown[]) =>
  database.as<Row>("visiteur", sql, values);

/** An offer of no account, whose words are known at once. */
async function insertJob(title: string, status = "published", place = "Chibougamau") {
  const row = { title, company_name: "Maison Vauquelin", description: "Texte", status };
  return (await database.insert("jobs", { ...row, location: `${place}, Québec` })).id;
}

describe("Les comptes des filtres", () => {
  it("comptent le salaire horaire pour 2 080 heures", async () => {
    const { yearly_pay } = await database.publish("job", { salary_min: 30, salary_period: "hour" });
    expect(Number(yearly_pay)).toBe(62_400);
  });
});

describe("Les suggestions", () => {
  const labels = async (typed: string) =>
    (await asVisitor<{ label: string }>("select * from public.suggest('job', $1)", [typed])).map(
      ({ label }) => label,
    );

  it("viennent de deux lettres, avec ou sans accent, dans les deux genres", async () => {
    expect(await labels("i")).toEqual([]);
    expect(await labels("infirmiere aux")).toContain("Infirmier·ère auxiliaire");
    expect(await labels("élec")).toContain("Électricien·ne");
    expect(await labels("beff")).toEqual(["Constructions Beffroi"]);
    expect(await labels("gati")).toEqual(["Gatineau, Québec"]);
    expect((await labels("co")).length).toBeLessThanOrEqual(8);
  });

  it("taisent un brouillon, et ce qui n'est plus offert", async () => {
    const id = await insertJob("Zoologiste", "draft");
    expect(await labels("zoolog")).toEqual([]);
    await database.query("update public.jobs set status = 'published' where id = $1", [id]);
    expect(await labels("zoolog")).toEqual(["Zoologiste"]);
    await database.query("update public.jobs set status = 'draft' where id = $1", [id]);
    expect(await labels("zoolog")).toEqual([]);
    expect(await labels("chibou")).toEqual([]);
  });
});

describe("Des mots que rien n'a ensemble", () => {
  const titles = async (list: string, q: string, partly: boolean) =>
    (
      await asVisitor<{ title: string }>(
        `select title from public.list_${list}(jsonb_build_object('q', $1::text, 'partly', $2::boolean, 'by_rank', true))`,
        [q, partly],
      )
    ).map(({ title }) => title);

  it("laissent ce qui en a le plus, le meilleur d'abord", async () => {
    const q = "infirmière montréal soudeur";
    expect(await titles("jobs", q, false)).toEqual([]);
    const found = await titles("jobs", q, true);
    expect(found[0]).toMatch(/^Infirmi/);
    expect(found.join()).toMatch(/Soudeu/);
    expect((await titles("jobs", "C++ cuisinier", true))[0]).toMatch(/Cuisini/);
    expect((await titles("jobs", `${q} -soudeur`, true)).join()).not.toMatch(/Soudeu/);
    // A term of which nothing is offered as a whole.
    expect(await titles("jobs", "sheet metal worker", false)).toEqual([]);
    expect((await titles("jobs", "sheet metal worker", true)).join()).toMatch(/Ouvri/);
    expect((await titles("news", "résidence permanente zzz", true))[0]).toMatch(/^Résidence/);
  });

  it.each(["zzz qqq", "zzz", "!!!", "..."])("« %s » ne laisse pas toute la liste", async (q) => {
    for (const list of ["jobs", "freelance_jobs", "scholarships", "news"]) {
      expect(await titles(list, q, false)).toEqual([]);
      expect(await titles(list, q, true)).toEqual([]);
    }
  });

  it.each(["Q", "de"])("un lieu trop petit (« %s ») non plus", async (place) => {
    const [row] = await database.query<{ words: string | null }>(
      "select private.place_query($1, null) as words",
      [place],
    );
    expect(row?.words).toMatch(/@/);
  });
});

describe("Plusieurs métiers dans une ligne", () => {
  const TRAP = "Gardienne de phare";
  beforeAll(() => database.query("update public.jobs set application_deadline = null"));

  /** What the list shows, and what it says of it. */
  async function found(list: string, kind: string, params: object) {
    const rows = await asVisitor<{ title: string }>(
      `select title from public.list_${list}($1, 0, 100)`,
      [JSON.stringify(params)],
    );
    const [whole] = await asVisitor<{ found: number; partly: boolean }>(
      "select found, partly from public.count_facets($1, $2, '{}')",
      [kind, JSON.stringify(params)],
    );
    expect(whole?.found).toBe(rows.length);
    return { titles: rows.map(({ title }) => title), partly: whole?.partly };
  }

  it.each<[string, ...RegExp[]]>([
    ["enseignante travailleuse sociale", /^Enseignant/, /^Travailleu/],
    ["comptable infirmière", /comptab/i, /^Infirmi/],
    ["electricien soudeuse", /^Soudeu/, /électri/i],
    ["CUISINIER, MACHINISTE", /^Cuisini/, /^Machiniste/],
    ["cuisinière ou électricienne", /^Cuisini/, /électri/i],
    ["camionneuse / cariste", /^Camionneu/, /^Cariste/],
    ["préposée aux bénéficiaires cuisinière", /bénéficiaires/, /^Cuisini/],
    ["infirmière auxiliaire soudeuse", /auxiliaire/, /^Soudeu/],
    ["nurse welder", /^Infirmi/, /^Soudeu/],
    ["accountant truck driver", /comptab/i, /^Camionneu/],
    ["welder infirmière", /^Infirmi/, /^Soudeu/],
    ["menuisier soudeur électricien", /menuisi/, /^Soudeu/, /électri/i],
  ])(
    "« %s » trouve les uns et les autres, et non un texte qui a tous les mots",
    async (q, ...trades) => {
      const id = await insertJob(TRAP);
      await database.query("update public.jobs set description = $2 where id = $1", [id, q]);
      const { titles, partly } = await found("jobs", "job", { q });
      await database.query("delete from public.jobs where id = $1", [id]);
      const ofNone = titles.filter((title) => !trades.some((trade) => trade.test(title)));
      expect(ofNone).toEqual([]);
      for (const trade of trades) expect(titles).toContainEqual(expect.stringMatching(trade));
      expect(partly).toBe(true);
    },
  );

  it("demande le reste des mots aux uns comme aux autres, s'il s'en trouve", async () => {
    await insertJob("Cuisinière", "published", "Rimouski");
    await insertJob("Plombier", "published", "Rimouski");
    await insertJob("Plombier", "published", "Sorel");
    const { titles, partly } = await found("jobs", "job", { q: "cuisinier plombier Rimouski" });
    expect(titles.sort()).toEqual(["Cuisinière", "Plombier"]);
    expect(partly).toBe(true);
    expect((await found("jobs", "job", { q: "cuisinier plombier Chibougamau" })).partly).toBe(
      false,
    );
    // A filter of the place narrows it in the same way.
    const byPlace = await found("jobs", "job", { q: "cuisinier plombier", place: "Rimouski" });
    expect(byPlace.titles.sort()).toEqual(["Cuisinière", "Plombier"]);
  });

  it.each([
    "infirmière québec",
    "infirmière de nuit",
    "enseignante au primaire",
    "soudeur monteur",
    "infirmière auxiliaire",
    '"comptable" infirmière',
    "comptable infirmière -soudeur",
    "comptable zzz",
    "infirmière",
  ])("« %s » n'en nomme qu'un, ou dit ce qu'il veut", async (q) => {
    const { partly } = await found("jobs", "job", { q });
    expect(partly).toBe(false);
  });

  it("vaut pour les missions, et non pour un sujet d'article ni les listes à soi", async () => {
    for (const title of ["Reliure d'un atlas", "Dorure d'un cadre", "Inventaire"]) {
      await database.publish("freelance", {
        ...{ title, status: "published" },
        description: title === "Inventaire" ? "Reliure, puis dorure." : "Texte",
      });
    }
    const q = "reliure dorure";
    const { titles, partly } = await found("freelance_jobs", "freelance", { q });
    expect(titles.sort()).toEqual(["Dorure d'un cadre", "Reliure d'un atlas"]);
    expect(partly).toBe(true);
    expect((await found("news", "article", { q: "permis résidence" })).partly).toBe(false);
    const own = { q: "comptable infirmière", any_state: true };
    const trades = "select (private.read_search('job', $1)).parts::text";
    expect(await database.one(trades, [JSON.stringify(own)])).toBe("{}");
  });
});

describe("Une correction", () => {
  const corrected = (q: string) =>
    database.value<string | null>("visiteur", "correct_query('job', $1)", [q]);

  it("remplace le mot inconnu, et garde les autres", async () => {
    expect(await corrected("infirmiere auxilliaire")).toBe("infirmiere auxiliaire");
    expect(await corrected("comtable")).toBe("comptable");
    expect(await corrected("comtable xqzwv")).toBe("comptable xqzwv");
    expect(await corrected("soudeur")).toBeNull();
  });

  it("remplace chaque mot inconnu, le montre avec ses accents et remet deux lettres à leur place", async () => {
    expect(await corrected("infirmer zzz")).toBe("infirmier zzz");
    expect(await corrected("comtable montréal")).toBe("comptable montréal");
    expect(await corrected("residance permanente")).toBe("résidence permanente");
    expect(await corrected("pemris")).toBe("permis");
    expect(await corrected("infirmeir")).toBe("infirmier");
    expect(await corrected("réceptionnite")).toBe("réceptionniste");
    expect(await corrected("intermédière")).toBe("intermédiaire");
  });

  it.each(["astronaute", "intérimeur", "driver", "coifeur", "javascript", "prof de maths"])(
    "« %s » est un autre mot, non une faute",
    async (q) => {
      expect(await corrected(q)).toBeNull();
    },
  );

  it("ne révèle pas un mot qui n'est que dans un brouillon", async () => {
    await insertJob("Ichtyologue", "draft");
    expect(await corrected("ichtiologue")).toBeNull();
  });

  it("ni un mot que personne ne dit plus", async () => {
    const id = await insertJob("Ornithologue", "published");
    expect(await corrected("ornitologue")).toBe("ornithologue");
    await database.query("update public.jobs set status = 'draft' where id = $1", [id]);
    expect(await corrected("ornitologue")).toBeNull();
  });

  it("ni derrière un tiret d'une autre écriture, ni parmi les mots d'une offre publiée", async () => {
    await insertJob("Zorglubexcorp", "draft");
    for (const dash of "-\u2010\u2011\u2212\uff0d\ufe63\u2013\u2014\u00ad") {
      const better = await corrected(`infirmière ${dash}zorglubexkorp`);
      expect(better ?? "", JSON.stringify(dash)).not.toContain("zorglubexcorp");
    }
    expect(await corrected("infirmière \u2212zorglubexkorp")).toBeNull();
    const excluded = await asVisitor(
      `select id from public.list_jobs('{"q": "infirmière \u2010infirmière"}')`,
    );
    expect(excluded).toEqual([]);
  });

  it("choisit un mot que l'on offre, même quand un brouillon en a un plus proche", async () => {
    await insertJob("Comtables", "draft");
    expect(await corrected("comtablee")).toBe("comptable");
  });
});

describe("Les offres semblables", () => {
  const similar = (id: string) =>
    asVisitor<{ title: string; id: string }>(
      "select j.title, j.id from public.similar_jobs($1) join public.jobs j using (id)",
      [id],
    );

  it("ont tous les mots du titre, sous cent cinquante plus récentes du même secteur aussi", async () => {
    const [own] = await database.query<{ id: string }>(`
      insert into public.jobs (title, company_name, description, sector, posted_at)
      select title, 'Maison Vauquelin', 'Texte', 'food', now() - ago * interval '1 hour'
      from (values ('Luthière de violons', 400), ('Luthier, violons anciens', 399)) as few (title, ago)
      union all
      select 'Plongeuse ' || n, 'Maison Vauquelin', 'Texte', 'food', now() - n * interval '1 hour'
      from generate_series(1, 150) as n
      returning id`);
    const [first] = await similar(own?.id ?? "");
    expect(first?.title).toBe("Luthier, violons anciens");
  });

  it("sont des plus récentes où beaucoup ont tous les mots du titre", async () => {
    const [own] = await database.query<{ id: string }>(`
      insert into public.jobs (title, company_name, description, sector, posted_at)
      select 'Rembourreur de canapés', 'Maison ' || n, 'Texte', 'food',
        now() - n * interval '1 minute'
      from generate_series(410, 1, -1) as n
      returning id`);
    const found = await similar(own?.id ?? "");
    expect(found).toHaveLength(4);
    const older = `select count(*)::integer from public.jobs
      where id = any ($1::uuid[]) and posted_at < now() - interval '140 minutes'`;
    expect(await database.one(older, [found.map(({ id }) => id)])).toBe(0);
    const all = await asVisitor("select id from public.similar_jobs($1, 2147483647)", [own?.id]);
    expect(all).toHaveLength(12);
    // Beyond the first four hundred a search by relevance goes on.
    const last = `select id from public.list_jobs('{"q": "rembourreur", "by_rank": true}', 390, 50)`;
    expect(await asVisitor(last)).toHaveLength(20);
  });

  it("partagent le métier et sont ouvertes, aussi sous une offre pourvue", async () => {
    const id = await insertJob("Infirmier·ère auxiliaire de nuit", "filled");
    const found = await similar(id);
    expect(found).toHaveLength(4);
    expect(found[0]?.title).toContain("Infirmier·ère auxiliaire");
    expect(found.map((one) => one.id)).not.toContain(id);
  });

  it.each(["RH", "TI", "C++", "24/7", "مهندس", "工程师", "!!!"])(
    "se trouvent aussi pour un titre sans mot, ou d'un mot que nul autre ne dit : %s",
    async (title) => {
      expect(await similar(await insertJob(title))).toHaveLength(4);
    },
  );

  it("ne disent rien d'un brouillon", async () => {
    expect(await similar(await insertJob("Infirmier·ère de jour", "draft"))).toEqual([]);
  });
});
