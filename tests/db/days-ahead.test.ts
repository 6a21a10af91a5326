import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { people, setUpDatabase } from "./support/calls";
import { KINDS } from "./support/kinds";
import { createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const DAYS = {
  job: ["application_deadline", "start_date", "abroad_start_date"],
  freelance: ["application_deadline", "abroad_start_date"],
  scholarship: ["deadline"],
} as const;

describe.each(["job", "freelance", "scholarship"] as const)("Les jours à venir, %s", (kind) => {
  const { table, owner, fields } = KINDS[kind];
  let database: Database;
  let today: string;
  let yesterday: string;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
    const [row] = await database.query<{ today: string; yesterday: string }>(
      "select private.today()::text as today, (private.today() - 1)::text as yesterday",
    );
    today = row?.today ?? "";
    yesterday = row?.yesterday ?? "";
  });
  afterAll(() => database.close());

  const insert = (row: Row) => {
    const whole = { ...fields, [owner]: PEOPLE.recruteur, ...row };
    const marks = Object.keys(whole).map((_, index) => `$${index + 1}`);
    return [
      `insert into ${table} (${Object.keys(whole)}) values (${marks}) returning id`,
      Object.values(whole),
    ] as const;
  };
  /** As its author does. */
  const publish = (row: Row) => asActor<{ id: string }>(database, "recruteur", ...insert(row));
  /** As it came to be, whenever that was. */
  const stored = async (row: Row) => (await database.query<{ id: string }>(...insert(row)))[0]?.id;
  const change = (id: string | undefined, sql: string, ...values: unknown[]) =>
    asActor(database, "recruteur", `update ${table} set ${sql} where id = $1 returning id`, [
      id,
      ...values,
    ]);

  it.each(DAYS[kind])("%s n'est pas passé à la publication", async (day) => {
    const error = await publish({ [day]: yesterday }).catch((thrown) => thrown);
    expect(error).toMatchObject({ message: "day_has_passed" });
    expect(JSON.parse(error.detail)).toEqual({ title: fields.title, columns: [day] });
    expect(await publish({ [day]: today })).toHaveLength(1);
    const [draft] = await publish({ [day]: yesterday, status: "draft" });
    await expect(change(draft?.id, "status = 'published'")).rejects.toThrow("day_has_passed");
    expect(await change(draft?.id, `status = 'published', ${day} = $2`, today)).toHaveLength(1);
  });

  it.each(DAYS[kind])("%s, passé depuis, ne gêne plus tant qu'il reste le même", async (day) => {
    const id = await stored({ [day]: yesterday });
    expect(await change(id, `title = 'Corrigé', ${day} = $2`, yesterday)).toHaveLength(1);
    await expect(change(id, `${day} = $2::date - 1`, yesterday)).rejects.toThrow("day_has_passed");
    expect(await change(id, `${day} = null`)).toHaveLength(1);
  });

  it("sont nommés tous à la fois, dans l'ordre du formulaire", async () => {
    const all = Object.fromEntries(DAYS[kind].map((day) => [day, yesterday]));
    const error = await publish(all).catch((thrown) => thrown);
    expect(JSON.parse(error.detail).columns).toEqual(DAYS[kind]);
  });

  it("n'empêchent pas l'équipe de rendre ce qu'elle avait retiré", async () => {
    const [day] = DAYS[kind];
    const id = await stored({ [day]: yesterday, status: "draft" });
    await database.query(`update ${table} set status = 'published' where id = $1`, [id]);
    expect(await database.query(`select status from ${table} where id = $1`, [id])).toEqual([
      { status: "published" },
    ]);
  });
});

describe("Un fichier d'offres", () => {
  const database = setUpDatabase(people);

  it("dont un jour est passé n'est pas importé", async () => {
    const offer = { ...KINDS.job.fields, recruiter_id: PEOPLE.recruteur };
    const offers = [offer, { ...offer, start_date: "2020-01-01" }];
    await expect(
      asActor(database, "recruteur", "select * from import_jobs($1)", [JSON.stringify(offers)]),
    ).rejects.toThrow("day_has_passed");
    expect(await database.query("select id from jobs")).toEqual([]);
  });
});
