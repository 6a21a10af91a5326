import { afterAll, describe, expect, it } from "vitest";
import { draftOf, everyKind, kinds } from "@/lib/publications/kinds";
import type { Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { KINDS, type Kind } from "./support/kinds";
import { PEOPLE } from "./support/people";

const { query, exec, as, call, one, publish } = setUpDatabase(people);

/** What its author changes without a review: until when, how many, when it is looked at again. */
const NOT_READ =
  "status application_deadline max_applications answer_days verify_every_months replaced_by".split(
    " ",
  );
const BOTH = ["recruteur", "autre recruteur"] as const;

describe.each(Object.keys(KINDS) as Kind[])("Une publication, %s", (kind) => {
  const { table, owner } = KINDS[kind];
  const date = kind === "article" ? "published_at" : "posted_at";
  afterAll(() => exec(`delete from ${table}`));

  it("est dans la vue de toutes, avec sa table et ce qui dit à qui elle est", async () => {
    const { id } = await publish(kind);
    expect(
      await query(
        `select k.publications::regclass::text as table, k.owner_column::text as owner, k.takes_applications
         from private.publications p join private.kinds() k using (kind) where p.id = $1`,
        [id],
      ),
    ).toEqual([{ table, owner, takes_applications: KINDS[kind].pointer !== null }]);
  });

  it("est relue à chaque changement de ce qui se lit", async () => {
    const columns = await query<{ name: string }>(
      `select a.attname as name from pg_attribute a join private.kinds() k on k.kind = $1
       where a.attrelid = k.publications::regclass and a.attname <> all (k.reviewed_columns)
         and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')`,
      [kind],
    );
    expect(columns.map(({ name }) => name).filter((name) => !NOT_READ.includes(name))).toEqual([]);
  });

  it("ne choisit ni son numéro, ni ses dates, ni ses compteurs", async () => {
    const { id } = await publish(kind, {}, "recruteur");
    const moment = "2001-01-01T00:00:00Z";
    const counters = kind === "article" ? { like_count: 9, comment_count: 9 } : {};
    const place = kind === "job" ? { municipality_id: 1 } : {};
    const unchanged = {
      created_at: moment,
      updated_at: moment,
      [date]: moment,
      ...counters,
      ...place,
    };
    for (const [column, value] of Object.entries({ id: crypto.randomUUID(), ...unchanged })) {
      const made = publish(kind, { [column]: value }, "recruteur");
      await expect(made, column).rejects.toMatchObject({ code: "42501" });
      const changed = as("recruteur", `update ${table} set ${column} = $1 where id = $2`, [
        ...[value, id],
      ]);
      await expect(changed, column).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("envoyée deux fois sous une clef est là une fois, par personne", async () => {
    const send = (actor: (typeof BOTH)[number]) => publish(kind, { import_key: "envoi-1" }, actor);
    await send("recruteur");
    await expect(send("recruteur")).rejects.toMatchObject({ code: "23505" });
    await send("autre recruteur");
    await as("recruteur", `delete from ${table} where import_key = 'envoi-1'`);
    await send("recruteur");
  });

  it.each([
    ["est celle où un brouillon paraît", "draft", ["published"], false],
    ["ne change plus, masquée puis publiée de nouveau", "published", ["draft", "published"], true],
  ] as const)("sa date %s", async (_, status, states, isOld) => {
    const { id } = await publish(kind, { status, [date]: "2020-01-01T00:00:00Z" });
    const change = (to: string) =>
      as("recruteur", `update ${table} set status = $1 where id = $2`, [to, id]);
    const old = `select ${date} < now() - interval '1 year' from ${table} where id = $1`;
    for (const to of states) await change(to);
    expect(await one(old, [id])).toBe(isOld);
    await query(`update ${table} set ${date} = '2020-01-01' where id = $1`, [id]);
    for (const to of ["draft", "published"]) await change(to);
    expect(await one(old, [id]), "la première parution reste").toBe(true);
  });
});

it.each(everyKind)("se duplique sans rien que la base écrit elle-même (%s)", async (kind) => {
  const columns = await query<{ name: string; may: boolean }>(
    `select attname as name, has_column_privilege('authenticated', attrelid, attname, 'insert') as may
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [kinds[kind].table],
  );
  const draft = draftOf(kind, Object.fromEntries(columns.map(({ name }) => [name, 1])), "moi");
  expect(columns.filter(({ name, may }) => name in draft && !may)).toEqual([]);
  expect(draft).toHaveProperty("title", 1);
});

const DAYS = {
  job: ["application_deadline", "start_date", "abroad_start_date"],
  freelance: ["application_deadline", "abroad_start_date"],
  scholarship: ["deadline"],
} as const;
const today = () => one<string>("select private.today()::text");
const yesterday = () => one<string>("select (private.today() - 1)::text");

describe.each(["job", "freelance", "scholarship"] as const)("Les jours à venir, %s", (kind) => {
  const { table, fields } = KINDS[kind];
  const change = (id: string, sql: string, ...values: unknown[]) =>
    as("recruteur", `update ${table} set ${sql} where id = $1 returning id`, [id, ...values]);

  it.each(DAYS[kind])("%s n'est pas passé à la publication", async (day) => {
    const past = { [day]: await yesterday() };
    const error = await publish(kind, past, "recruteur").catch((thrown) => thrown);
    expect(error).toMatchObject({ message: "day_has_passed" });
    expect(JSON.parse(error.detail)).toEqual({ title: fields.title, columns: [day] });
    await publish(kind, { [day]: await today() }, "recruteur");
    const { id } = await publish(kind, { ...past, status: "draft" }, "recruteur");
    await expect(change(id, "status = 'published'")).rejects.toThrow("day_has_passed");
    expect(await change(id, `status = 'published', ${day} = $2`, await today())).toHaveLength(1);
  });

  it.each(DAYS[kind])("%s, passé depuis, ne gêne plus tant qu'il reste le même", async (day) => {
    const past = await yesterday();
    const { id } = await publish(kind, { [day]: past });
    expect(await change(id, `title = 'Corrigé', ${day} = $2`, past)).toHaveLength(1);
    await expect(change(id, `${day} = $2::date - 1`, past)).rejects.toThrow("day_has_passed");
    expect(await change(id, `${day} = null`)).toHaveLength(1);
  });

  it("sont nommés tous à la fois, et n'empêchent pas l'équipe de rendre ce qu'elle avait retiré", async () => {
    const past = await yesterday();
    const all = Object.fromEntries(DAYS[kind].map((day) => [day, past]));
    const error = await publish(kind, all, "recruteur").catch((thrown) => thrown);
    expect(JSON.parse(error.detail).columns).toEqual(DAYS[kind]);
    const { id } = await publish(kind, { ...all, status: "draft" });
    await query(`update ${table} set status = 'published' where id = $1`, [id]);
    expect(await one(`select status from ${table} where id = $1`, [id])).toBe("published");
  });
});

describe("Un fichier d'offres", () => {
  const offer = {
    ...{ ...KINDS.job.fields, title: "Importée", contract_type: "CDI" },
    recruiter_id: PEOPLE.recruteur,
  };
  const send = (offers: Row[], actor: "recruteur" | "candidat" = "recruteur") =>
    call<{ status: string }>(actor, "import_jobs($1)", [JSON.stringify(offers)]);

  it("se publie en une fois, listes comprises", async () => {
    const requirements = ["a", "b"];
    const made = await send([1, 2].map((n) => ({ ...offer, title: `Liste ${n}`, requirements })));
    expect(made.map(({ status }) => status)).toEqual(["published", "published"]);
    expect(await query("select requirements from jobs where title like 'Liste %'")).toEqual([
      ...[{ requirements }, { requirements }],
    ]);
  });

  it.each([
    ["au nom d'un autre", "recruteur", { recruiter_id: PEOPLE["autre recruteur"] }],
    ["avec un numéro choisi", "recruteur", { id: PEOPLE.candidat }],
    ["par un candidat", "candidat", { recruiter_id: PEOPLE.candidat }],
  ] as const)("ne publie rien %s", async (_, actor, more) => {
    await expect(send([{ ...offer, ...more }], actor)).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    ["a un contrat inconnu", { contract_type: "Rien" }, "jobs_contract_type_check"],
    ["a un jour passé", { start_date: "2020-01-01" }, "day_has_passed"],
  ])("n'est pas gardé quand une ligne %s", async (_, wrong, why) => {
    await expect(send([offer, { ...offer, ...wrong }])).rejects.toThrow(why);
    expect(await query("select 1 from jobs where title = 'Importée'")).toEqual([]);
  });
});

it("une recherche suivie garde ses mots et les listes de ses filtres, et rien d'autre", async () => {
  const filters = { competence: ["React"], budget: ["a-negocier"] };
  const search = JSON.stringify({ q: " site  web ", filters, by_rank: true });
  const clean = await one("select private.clean_search('freelance', $1)", [search]);
  expect(clean).toEqual({ q: "site web", filters });
  for (const odd of [{ trade: "soudeur" }, { trade: ["x".repeat(300)] }]) {
    const search = JSON.stringify({ filters: odd });
    expect(await one("select private.clean_search('job', $1)", [search])).toEqual({});
  }
});
