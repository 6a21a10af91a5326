import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "./support/calls";

type Part = { kind: string; first_id: string; addresses: string; modified: Date };
type Facet = { facet: string; value: string; offers: string };

const { exec, as, one } = setUpDatabase();
beforeAll(async () => {
  // 250 open offers; then what a sitemap must not name: expired, filled, draft.
  await exec(`
    insert into public.jobs (title, company_name, description, location, contract_type, sector,
      application_deadline, status)
    select 'Poste', 'Employeur', 'Texte',
      case when n % 2 = 0 then 'Laval, Québec' else 'Ottawa, Ontario' end,
      case when n % 5 = 0 then 'CDD' else 'CDI' end, 'health',
      case n % 3 when 0 then null else private.today() end, 'published'
    from generate_series(1, 250) n
    union all
    select 'Poste', 'Employeur', 'Texte', 'Halifax, Nouvelle-Écosse', 'Stage', 'tech',
      private.today() - 1, 'published' from generate_series(1, 5)
    union all
    select 'Poste', 'Employeur', 'Texte', 'Halifax, Nouvelle-Écosse', 'Stage', 'tech',
      null, state from unnest(array['filled', 'draft']) state`);
  await exec(`
    insert into public.news_articles (title, content, status)
    values ('Paru', 'Texte', 'published'), ('Brouillon', 'Texte', 'draft')`);
});

const parts = (size: number) =>
  as<Part>("visiteur", "select * from public.sitemap_parts($1)", [size]);

describe("Les parties du plan du site", () => {
  it("coupent chaque sorte par identifiant, sans rien perdre ni répéter", async () => {
    const jobs = (await parts(100)).filter(({ kind }) => kind === "job");
    const sizes = jobs.map(({ addresses }) => Number(addresses));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(sizes.reduce((all, size) => all + size, 0)).toBe(250);
    expect(sizes.length).toBeLessThan(6);
    const ids = jobs.map(({ first_id }) => first_id);
    expect([...ids].sort()).toEqual(ids);
    for (const [at, { first_id, addresses }] of jobs.entries()) {
      const found = await one(
        `select count(*) from public.jobs where status = 'published' and closes_at > now()
           and id >= $1 and ($2::uuid is null or id < $2)`,
        [first_id, ids[at + 1] ?? null],
      );
      expect(found).toBe(addresses);
    }
  });

  it("ignorent ce qui est expiré, pourvu ou en brouillon", async () => {
    const kinds = (await parts(5000)).map(({ kind, addresses }) => [kind, Number(addresses)]);
    expect(kinds).toEqual([
      ["article", 1],
      ["job", 250],
    ]);
  });

  it("disent le dernier vrai changement", async () => {
    const [before] = (await parts(5000)).filter(({ kind }) => kind === "job");
    await exec(`update public.jobs set title = 'Autre poste' where id = (select id from public.jobs
      where status = 'published' and application_deadline is null limit 1)`);
    const [after] = (await parts(5000)).filter(({ kind }) => kind === "job");
    expect(new Date(after?.modified ?? 0).getTime()).toBeGreaterThan(
      new Date(before?.modified ?? 0).getTime(),
    );
  });

  it("gardent une taille raisonnable, quoi qu'on demande", async () => {
    const hundred = await parts(100);
    expect(await parts(1)).toEqual(hundred);
    expect(await parts(-5)).toEqual(hundred);
    expect((await parts(2_000_000_000)).filter(({ kind }) => kind === "job")).toHaveLength(1);
  });
});

describe("Les offres par contrat, province et secteur", () => {
  it("ne comptent que celles à qui l'on peut répondre", async () => {
    const facets = await as<Facet>("visiteur", "select * from job_facets() order by 1, 2");
    expect(facets.map(({ facet, value, offers }) => [facet, value, Number(offers)])).toEqual([
      ["contract", "CDD", 50],
      ["contract", "CDI", 200],
      ["province", "ON", 125],
      ["province", "QC", 125],
      ["sector", "health", 250],
    ]);
  });
});
