import { beforeEach, describe, expect, it } from "vitest";
import { PEOPLE } from "./support/people";
import { setUpSignals } from "./support/signals";

type Asked = { domain: string; registered_on: string | null; tries: number; is_known: boolean };

describe("Un domaine neuf", () => {
  const { database, publish, edit, kept, signalsOf, call, readWaiting } = setUpSignals();
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from jobs; delete from news_articles;
      delete from private.gate_reviews; delete from employers; delete from private.former_employers;
      delete from private.domain_ages; delete from private.signal_queue`);
    await writeFrom("rh@maison-neuve.ca");
  });
  const writeFrom = (email: string) =>
    database.query("update auth.users set email = $1 where id = $2", [email, PEOPLE.recruteur]);
  const known = () =>
    database.query<Asked>(
      `select domain, registered_on::text, tries, looked_at is not null as is_known
       from private.domain_ages order by domain`,
    );
  const names = async () => (await known()).map(({ domain }) => domain);
  const toLookUp = async (most = 20) =>
    (
      await database.query<{ domain: string }>("select domain from domains_to_look_up($1)", [most])
    ).map(({ domain }) => domain);
  const note = (domain: string, daysAgo: number | null) =>
    database.query("select note_domain_age($1, ((now() at time zone 'UTC')::date - $2::integer))", [
      domain,
      daysAgo,
    ]);
  const employerAt = async (website: string) => {
    const [made] = await database.query<{ id: string }>(
      "insert into employers (name, website, created_by) values ('Essai', $1, $2) returning id",
      [website, PEOPLE.recruteur],
    );
    return made?.id;
  };
  const found = async (id: string) => (await kept(id))[0]?.found.map(({ signal }) => signal);

  it("est à chercher dès qu'une annonce s'appuie sur lui, par l'adresse ou par le site", async () => {
    const employer_id = await employerAt("https://www.Site-Neuf.ca/emplois");
    await publish("recruteur", { employer_id });
    await publish("recruteur", { employer_id, title: "Autre poste" });
    expect(await names()).toEqual(["maison-neuve.ca", "site-neuf.ca"]);
    expect(await toLookUp()).toEqual(["maison-neuve.ca", "site-neuf.ca"]);
    expect(await toLookUp(1)).toHaveLength(1);
  });

  it.each(["rh@gmail.com", "rh@etu.ulaval.ca", "rh@atelier.test", "rh@maison", "rh@10.0.0.1"])(
    "n'est pas cherché pour %s, qui n'est le domaine de personne",
    async (email) => {
      await writeFrom(email);
      await publish("recruteur", {
        employer_id: await employerAt("https://maison.wixsite.com/rh"),
      });
      expect(await names()).toEqual([]);
    },
  );

  it("n'est cherché ni pour un brouillon ni pour un article", async () => {
    const id = await publish("recruteur", { status: "draft" });
    const [article] = await database.query<{ id: string }>(
      `insert into news_articles (title, content, category, author_id)
       values ('Article', 'Texte', 'Visas', $1) returning id`,
      [PEOPLE.recruteur],
    );
    expect(await readWaiting()).toBe(1);
    expect(await names()).toEqual([]);
    await edit("recruteur", id, { status: "published" });
    expect(await names()).toEqual(["maison-neuve.ca"]);
    await note("maison-neuve.ca", 3);
    expect(await database.query("select item_id from private.signal_queue")).toEqual([
      { item_id: id },
    ]);
    expect(
      await database.query(
        "select 1 from private.signals_of('article', $1) where signal = 'fresh_domain'",
        [article?.id],
      ),
    ).toEqual([]);
  });

  it("se voit aux annonces publiées avant la réponse, et à celles d'après", async () => {
    const employer_id = await employerAt("https://site-neuf.ca/");
    const before = await publish("recruteur");
    const draft = await publish("recruteur", { status: "draft" });
    const other = await publish("autre recruteur", { employer_id: null });
    expect(await found(before)).not.toContain("fresh_domain");
    await note("maison-neuve.ca", 3);
    expect(
      await database.query("select item_id from private.signal_queue"),
      "waits to be read again",
    ).toEqual([{ item_id: before }]);
    expect(await readWaiting()).toBe(1);
    expect(await found(before)).toContain("fresh_domain");
    expect(await found(draft)).toBeUndefined();
    expect(await signalsOf(other)).not.toContain("fresh_domain");
    const after = await publish("recruteur", { employer_id });
    await note("site-neuf.ca", 10);
    await readWaiting();
    expect(await found(after)).toContain("fresh_domain");
    const [row] = await database.query<{ weight: number; passage: string }>(
      "select weight, passage from private.signals_of('job', $1) where signal = 'fresh_domain'",
      [after],
    );
    expect(row?.weight).toBe(25);
    expect(row?.passage).toMatch(
      /^maison-neuve\.ca, enregistré le \d{4}-\d\d-\d\d ; site-neuf\.ca, enregistré le \d{4}-/,
    );
  });

  it("ne se voit pas quand il est ancien, à venir ou que personne ne le dit", async () => {
    const id = await publish("recruteur");
    for (const daysAgo of [180, 4_000, -1, null]) {
      await note("maison-neuve.ca", daysAgo);
      expect(await readWaiting(), String(daysAgo)).toBe(0);
      expect(await signalsOf(id)).not.toContain("fresh_domain");
      expect((await known())[0]?.is_known).toBe(true);
    }
    expect((await known())[0]?.registered_on).toBeNull();
    expect(await toLookUp()).toEqual([]);
    await note("maison-neuve.ca", 179);
    expect(await readWaiting()).toBe(1);
    await note("maison-neuve.ca", 0);
    expect(await signalsOf(id)).toContain("fresh_domain");
  });

  it("ne suffit pas à mener au bureau des signaux", async () => {
    await publish("recruteur");
    await note("maison-neuve.ca", 3);
    await readWaiting();
    expect(await call("opérateur", "operator_signals()")).toEqual([]);
    expect(await call("opérateur", "operator_signals(every_weight => true)")).toHaveLength(1);
  });

  it("se cherche de nouveau après un échec, de moins en moins souvent, cinq fois", async () => {
    await publish("recruteur");
    const pauses: number[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await toLookUp()).toEqual(["maison-neuve.ca"]);
      await database.query("select note_domain_failed('maison-neuve.ca')");
      expect(await toLookUp()).toEqual([]);
      const [row] = await database.query<{ minutes: number }>(
        `select round(extract(epoch from due_at - now()) / 60)::integer as minutes
         from private.domain_ages`,
      );
      pauses.push(row?.minutes ?? 0);
      await database.exec("update private.domain_ages set due_at = now()");
    }
    expect(pauses).toEqual([10, 30, 90, 270, 810]);
    expect(await toLookUp()).toEqual([]);
    expect((await known())[0]).toMatchObject({ tries: 5, is_known: false });
  });

  it("s'oublie après 180 jours, et se cherche de nouveau", async () => {
    const id = await publish("recruteur");
    await note("maison-neuve.ca", 3);
    const age = "update private.domain_ages set asked_at = asked_at - interval '300 days'";
    await database.exec(age);
    expect([await toLookUp(), await names()]).toEqual([[], ["maison-neuve.ca"]]);
    await database.exec(`${age}, looked_at = looked_at - interval '181 days'`);
    expect([await toLookUp(), await names()]).toEqual([[], []]);
    await edit("recruteur", id, { title: "Autre titre" });
    expect(await toLookUp()).toEqual(["maison-neuve.ca"]);
  });

  it("des annonces en attente se cherche aussi, et se voit à la relecture", async () => {
    await database.exec("select set_publishing_gate('review')");
    try {
      const id = await publish("recruteur");
      expect(await names()).toEqual([]);
      expect(await toLookUp()).toEqual(["maison-neuve.ca"]);
      await note("maison-neuve.ca", 3);
      expect(
        (await call<{ signal: string }>("opérateur", `operator_signals_of('job', '${id}')`)).map(
          ({ signal }) => signal,
        ),
      ).toContain("fresh_domain");
    } finally {
      await database.exec("select set_publishing_gate('open')");
    }
  });

  it("n'est l'affaire que du service : personne d'autre n'en demande ni n'en dit rien", async () => {
    for (const actor of ["visiteur", "candidat", "recruteur", "opérateur"] as const) {
      for (const asked of [
        "domains_to_look_up(20)",
        "note_domain_age('maison-neuve.ca', '2026-10-03')",
        "note_domain_failed('maison-neuve.ca')",
        "private.domain_ages",
        `private.own_domains('${PEOPLE.recruteur}', null)`,
      ]) {
        await expect(call(actor, asked), `${actor} ${asked}`).rejects.toThrow("permission denied");
      }
    }
    await database.query("select note_domain_age('inconnu.ca', '2026-10-03')");
    await database.query("select note_domain_failed('inconnu.ca')");
    expect(await names()).toEqual([]);
  });
});
