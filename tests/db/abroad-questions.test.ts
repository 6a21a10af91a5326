import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asActor, type Row } from "./support/actors";
import { type Actor, createPeople, PEOPLE } from "./support/people";
import { type Database, startDatabase } from "./support/postgres";

const ANSWERED = {
  open_abroad: true,
  permit_offer: "none",
  relocation_help: false,
  french_level: "advanced",
  english_level: "none",
  abroad_start_date: "2099-01-01",
};

describe("Demander au recruteur ce que l'annonce ne dit pas", () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
    await createPeople(database.query);
  });
  beforeEach(() => database.exec("delete from abroad_questions; delete from rate_limits"));
  afterAll(() => database.close());

  async function publish(row: Row = {}, table = "jobs"): Promise<string> {
    const needed = table === "jobs" ? { company_name: "Employeur" } : {};
    const whole = {
      title: "A",
      description: "T",
      recruiter_id: PEOPLE.recruteur,
      ...needed,
      ...row,
    };
    const columns = Object.keys(whole);
    const [made] = await database.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
      Object.values(whole),
    );
    return made?.id ?? "";
  }
  const ask = async (actor: Actor, id: string, kind = "job") =>
    (
      await asActor<{ asked: boolean }>(
        database,
        actor,
        "select ask_about_abroad($1, $2) as asked",
        [kind, id],
      )
    )[0]?.asked;
  const counted = (actor: Actor) =>
    asActor<Row>(
      database,
      actor,
      `select kind, asked from unnest('{freelance,job}'::text[]) kind, my_publication_figures(kind)
       where asked > 0 order by kind`,
    );

  it("compte une fois chaque personne, et ne dit rien qu'à qui a publié", async () => {
    const id = await publish();
    for (const actor of ["candidat", "autre candidat", "candidat"] as const) {
      expect(await ask(actor, id)).toBe(true);
    }
    const mission = await publish({}, "freelance_jobs");
    expect(await ask("candidat", mission, "freelance")).toBe(true);
    expect(await counted("recruteur")).toEqual([
      { kind: "freelance", asked: "1" },
      { kind: "job", asked: "2" },
    ]);
    expect(await counted("autre recruteur")).toEqual([]);
    expect(await counted("candidat")).toEqual([]);
  });

  it("n'a plus rien à compter quand l'annonce a répondu", async () => {
    const id = await publish();
    await ask("candidat", id);
    await database.query("update jobs set open_abroad = false where id = $1", [id]);
    expect(await counted("recruteur")).toEqual([]);
  });

  it.each([
    ["qui a tout dit", ANSWERED],
    ["qui refuse l'étranger", { open_abroad: false }],
    ["en brouillon", { status: "draft" }],
    ["pourvue", { status: "filled" }],
    ["expirée", { application_deadline: "2020-01-01" }],
    ["à soi", { recruiter_id: PEOPLE.candidat }],
  ])("ne demande rien d'une annonce %s", async (_, row) => {
    expect(await ask("candidat", await publish(row))).toBe(false);
    expect(await database.query("select 1 from abroad_questions")).toEqual([]);
  });

  it("ne prend ni le numéro d'une autre sorte, ni une sorte qui ne répond pas", async () => {
    const id = await publish();
    expect(await ask("candidat", id, "freelance")).toBe(false);
    expect(await ask("candidat", id, "scholarship")).toBe(false);
  });

  it("est refusé sans compte, et au-delà de soixante fois par heure", async () => {
    const id = await publish();
    await expect(ask("visiteur", id)).rejects.toThrow(/permission denied/);
    for (let time = 0; time < 60; time += 1) expect(await ask("candidat", id)).toBe(true);
    await expect(ask("candidat", id)).rejects.toThrow("too_many");
    expect(await ask("autre candidat", id)).toBe(true);
  });
});
