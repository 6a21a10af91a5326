import { describe, expect, it } from "vitest";
import type { Kind } from "#lib/shared/kinds.ts";
import { setUpAlerts } from "./support/alerts";

describe("Une publication et les recherches suivies", () => {
  const { database, alerts } = setUpAlerts();

  const found = async () => (await alerts.send()).flatMap(([, ...titles]) => titles).sort();

  const searches: [Record<string, unknown>, string[]][] = [
    [{ q: "infirmière" }, ["Infirmier de nuit"]],
    [{ q: "aide-soignant" }, ["Préposée aux bénéficiaires"]],
    [{ q: "infirmière -nuit" }, []],
    [{ q: '"de nuit"' }, ["Gardien de nuit", "Infirmier de nuit"]],
    [{ q: "HE-0012345" }, ["Gardien de nuit"]],
    [{ q: "nuit", place: "Montréal" }, ["Gardien de nuit", "Infirmier de nuit"]],
    [{ place: "québec" }, ["Gardien de nuit", "Infirmier de nuit"]],
    [{ place: "Laval", radius: 25 }, ["Gardien de nuit", "Infirmier de nuit"]],
    [{ q: "gardienne infirmière" }, ["Gardien de nuit", "Infirmier de nuit"]],
    [{ q: "bénéficiaires", place: "Laval", radius: 25 }, []],
    [{ filters: { province: ["QC"] } }, ["Infirmier de nuit"]],
    [{ filters: { sector: ["health"], contract: ["CDI"] } }, ["Infirmier de nuit"]],
    [{ filters: { remote: ["1"] } }, ["Gardien de nuit"]],
    [{ filters: { pay: ["50000"] } }, ["Infirmier de nuit"]],
    [{}, ["Gardien de nuit", "Infirmier de nuit", "Préposée aux bénéficiaires"]],
    [{ q: "de" }, ["Gardien de nuit", "Infirmier de nuit"]],
  ];
  it.each(searches)("%j trouve %j, comme la liste", async (search, titles) => {
    await alerts.follow("candidat", "job", search);
    await alerts.publish("Infirmier de nuit", {
      location: "Montréal",
      province: "QC",
      sector: "health",
      salary_min: 60_000,
      salary_period: "year",
    });
    await alerts.publish("Préposée aux bénéficiaires", { location: "Moncton", province: "NB" });
    await alerts.publish("Gardien de nuit", {
      description: "Référence HE-0012345",
      contract_type: "CDD",
      work_mode: "remote",
    });
    const listed = await database.query<{ title: string }>(
      "select title from list_jobs($1::jsonb) order by title",
      [JSON.stringify(search)],
    );
    expect(listed.map(({ title }) => title)).toEqual(titles);
    expect(await found()).toEqual(titles);
  });

  it("connaît les mots que la publication apprend elle-même au site", async () => {
    await alerts.follow("candidat", "job", { q: "brasage" });
    await alerts.follow("candidat", "job", { q: "zymologue" });
    await alerts.publish("Spécialiste du thermobrasage");
    await alerts.publish("Zymologues");
    expect(await found()).toEqual(["Spécialiste du thermobrasage", "Zymologues"]);
  });

  it("connaît un synonyme ajouté après l'alerte", async () => {
    await alerts.follow("candidat", "job", { q: "luthier" });
    await database.exec(
      "insert into private.search_synonyms (term, means) values ('luthier', 'facteur de violons')",
    );
    await alerts.publish("Facteur de violons");
    expect(await found()).toEqual(["Facteur de violons"]);
  });

  it("n'est nouvelle qu'une fois publiée, et pas quand elle revient", async () => {
    await alerts.follow("candidat", "job", { q: "menuisier" });
    const id = await alerts.publish("Menuisier", { status: "draft" });
    expect(await found()).toEqual([]);
    await database.query("update jobs set status = 'published' where id = $1", [id]);
    // A transaction's time is that of its start, in the same millisecond as the alert's, perhaps.
    expect(await found()).toEqual(["Menuisier"]);
    await database.query("update jobs set status = 'draft' where id = $1", [id]);
    await database.query("update jobs set status = 'published' where id = $1", [id]);
    expect(await found()).toEqual([]);
  });

  it("lit les filtres des missions, des bourses et des articles", async () => {
    const cases: [Kind, Record<string, unknown>][] = [
      ["freelance", { filters: { competence: ["Design"] } }],
      ["freelance", { q: "affiche", filters: { budget: ["a-negocier"] } }],
      ["freelance", { filters: { duree: ["plus-de-3-mois"] } }],
      ["scholarship", { filters: { niveau: ["Master"], domaine: ["Médecine"] } }],
      ["scholarship", { filters: { type: ["complete"] } }],
      ["article", { filters: { categorie: ["visas"] } }],
    ];
    for (const [kind, search] of cases) await alerts.follow("candidat", kind, search);
    await alerts.publish("Affiche", { skills_required: ["Design graphique"] }, "freelance_jobs");
    await alerts.publish("Longue", { budget: 900, duration: "6 mois" }, "freelance_jobs");
    const university = { university: "Laval" };
    await alerts.publish(
      "Soigner",
      { ...university, level: "Master", field: "medecine" },
      "scholarships",
    );
    await alerts.publish("Tout payé", { ...university, amount: "Complète" }, "scholarships");
    await alerts.publish("Autre", { ...university, level: "Licence" }, "scholarships");
    await database.exec(`insert into news_articles (title, content, tags, published_at)
      values ('Nouveaux visas', 'Texte', '{visas}', now() + interval '1 second'),
        ('Recettes', 'Texte', '{cuisine}', now() + interval '1 second')`);
    expect(await found()).toEqual(["Affiche", "Longue", "Nouveaux visas", "Soigner", "Tout payé"]);
  });

  it("lit tous les niveaux et domaines d'une bourse, et où se trouve la personne", async () => {
    const cases = [
      { filters: { niveau: ["Doctorat"] } },
      { filters: { domaine: ["Médecine"] } },
      { q: "boussole", filters: { situation: ["abroad"] } },
    ];
    for (const search of cases) await alerts.follow("candidat", "scholarship", search);
    const row = { university: "Laval", level: "Licence", field: "Sciences" };
    const publish = (title: string, columns: object) =>
      alerts.publish(title, { ...row, ...columns }, "scholarships");
    await publish("Échelle", { highest_level: "Doctorat" });
    await publish("Deux domaines", { other_fields: ["medecine"] });
    await publish("Boussole pour tous", { applicants: "both" });
    await publish("Boussole d'ici", { applicants: "canada" });
    await publish("Boussole muette", {});
    expect(await found()).toEqual(["Boussole pour tous", "Deux domaines", "Échelle"]);
  });

  it("refuse une recherche démesurée", async () => {
    await expect(
      alerts.follow("candidat", "article", { filters: { categorie: Array(100).fill("visas") } }),
    ).resolves.toBeTruthy();
    const unknown = "save_search('recette', '{}', 'Recettes', '/recettes', 'daily')";
    await expect(alerts.value("candidat", unknown, [])).rejects.toThrow("not_valid");
    const [alert] = await database.query<{ params: unknown }>("select params from alerts");
    expect(alert?.params).toEqual({});
  });
});
