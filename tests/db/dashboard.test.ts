import { describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat } = PEOPLE;
const autre = PEOPLE["autre candidat"];
const etranger = PEOPLE["autre recruteur"];

describe("Le tableau de bord d'un recruteur", () => {
  const db = setUpApplications();

  async function received(age: string, status = "En cours", candidate = candidat, job?: string) {
    await db.query(
      `insert into applications (candidate_id, job_id, status, cover_message, applied_at)
       values ($1, $2, $3, 'Bonjour', now() - $4::interval)`,
      [candidate, job ?? db.state.job, status, age],
    );
  }

  it("compte les candidatures reçues par semaine, les semaines vides aussi", async () => {
    await received("0 days");
    await received("14 days", "Refusée", autre);
    const weeks = await db.call("recruteur", "my_applications_by_week($1)", [4]);
    expect(weeks.map(({ applications }) => Number(applications))).toEqual([0, 1, 0, 1]);
    const [monday] = await db.query(
      "select date_trunc('week', private.today()::timestamp)::date::text as day",
    );
    const [last] = await db.call(
      "recruteur",
      "(select week::text from my_applications_by_week($1)) w order by week desc limit 1",
      [1],
    );
    expect(last?.week).toBe(monday?.day);
  });

  it("les range par statut, dans l'ordre de la vie d'une candidature", async () => {
    await received("1 day", "Refusée");
    await received("2 days", "En cours", autre);
    expect(await db.call("recruteur", "my_applications_by_status()", [])).toMatchObject([
      { status: "En cours" },
      { status: "Refusée" },
    ]);
  });

  it("classe les publications par consultations, depuis un jour donné", async () => {
    const quiet = await db.makeJob({ title: "Calme" });
    await received("1 day");
    await received("20 days", "En cours", autre);
    await db.query(
      `insert into item_views (kind, item_id, day, views) values
         ('job', $1, private.today(), 5), ('job', $1, private.today() - 40, 500),
         ('job', $2, private.today() - 1, 7)`,
      [db.state.job, quiet],
    );
    const seen = await db.call("recruteur", "my_most_seen(private.today() - 10, $1)", [2]);
    expect(
      seen.map(({ title, views, applications }) => [title, +`${views}`, +`${applications}`]),
    ).toEqual([
      ["Calme", 7, 0],
      ["Offre", 5, 1],
    ]);
  });

  it("annonce les échéances à venir, la plus proche d'abord", async () => {
    const day = async (days: number) =>
      (await db.query("select (private.today() + $1::int)::text as day", [days]))[0]?.day;
    await db.makeJob({ title: "Passée", application_deadline: await day(-1) });
    await db.makeJob({ title: "Demain", application_deadline: await day(1) });
    await db.makeJob({ title: "Aujourd'hui", application_deadline: await day(0) });
    await db.makeJob({ title: "Pourvue", status: "filled", application_deadline: await day(2) });
    await db.makeJob({
      title: "D'un autre",
      application_deadline: await day(1),
      recruiter_id: etranger,
    });
    const next = await db.call("recruteur", "my_next_deadlines($1)", [9]);
    expect(next.map(({ title }) => title)).toEqual(["Aujourd'hui", "Demain"]);
  });

  it("dit de chaque annonce ses vues et ses candidatures, et combien ne sont pas encore lues", async () => {
    const job = await db.makeJob({ title: "Vue" });
    await received("1 day", "En cours", candidat, job);
    await received("2 days", "Retirée", autre, job);
    await db.query(
      `insert into item_views (kind, item_id, day, views)
       values ('job', $1, private.today(), 5), ('job', $1, private.today() - 90, 2)`,
      [job],
    );
    const figures = () => db.call("recruteur", "my_publication_figures('job')", []);
    const ours = { item_id: job, views: "7", applications: "1" };
    expect(await figures()).toContainEqual({ ...ours, fresh: "1" });
    await db.query(
      "insert into cv_openings (application_id, opened_by) select id, $1 from applications",
      [PEOPLE.recruteur],
    );
    expect(await figures()).toContainEqual({ ...ours, fresh: "0" });
    expect(await db.call("recruteur", "my_publication_figures('freelance')", [])).toEqual([]);
    for (const actor of ["candidat", "autre recruteur"] as const) {
      expect(await db.call(actor, "my_publication_figures('job')", [])).not.toContainEqual(
        expect.objectContaining({ item_id: job }),
      );
    }
  });

  it("ne dit rien à qui n'a rien publié", async () => {
    await received("1 day");
    await db.query("insert into item_views (kind, item_id, views) values ('job', $1, 3)", [
      db.state.job,
    ]);
    for (const actor of ["candidat", "autre recruteur"] as const) {
      expect(await db.call(actor, "my_applications_by_status()", [])).toEqual([]);
      expect(await db.call(actor, "my_most_seen($1, 9)", ["2020-01-01"])).toEqual([]);
    }
    expect(await db.call("candidat", "my_applications_by_week($1)", [4])).toEqual([]);
    const weeks = await db.call("autre recruteur", "my_applications_by_week($1)", [4]);
    expect(weeks.every(({ applications }) => Number(applications) === 0)).toBe(true);
  });
});
