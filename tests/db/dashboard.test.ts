import { describe, expect, it } from "vitest";
import type { Dashboard } from "@/lib/dashboard/schema";
import { setUpApplications } from "./support/applications";
import { type Actor, PEOPLE } from "./support/people";

const { candidat } = PEOPLE;
const autre = PEOPLE["autre candidat"];
const etranger = PEOPLE["autre recruteur"];

describe("Le tableau de bord d'un recruteur", () => {
  const db = setUpApplications();

  async function received(age: string, status = "En cours", candidate = candidat, job?: string) {
    const { id } = await db.insert("applications", {
      ...{ candidate_id: candidate, job_id: job ?? db.state.job, status },
      applied_at: await db.one("select now() - $1::interval", [age]),
    });
    return id;
  }

  const dashboard = async (actor: Actor = "recruteur") =>
    (await db.call(actor, "my_dashboard()", []))[0]?.my_dashboard as Dashboard | null;

  it("compte les candidatures reçues par semaine, les semaines vides aussi, et par statut", async () => {
    await received("0 days");
    await received("14 days", "Refusée", autre);
    const { weeks, statuses, counts } = (await dashboard()) as Dashboard;
    expect(weeks.map(({ applications }) => applications)).toEqual([...Array(9).fill(0), 1, 0, 1]);
    const monday = "select date_trunc('week', private.today()::timestamp)::date::text";
    expect(weeks.at(-1)?.week).toBe(await db.one(monday));
    // In the order of an application's life.
    expect(statuses).toEqual([
      { status: "En cours", applications: 1 },
      { status: "Refusée", applications: 1 },
    ]);
    expect(counts).toMatchObject({ jobs: 1, users: Object.keys(PEOPLE).length });
  });

  it("classe les publications par consultations des trente derniers jours", async () => {
    const quiet = await db.makeJob({ title: "Calme" });
    await received("1 day");
    await received("40 days", "En cours", autre);
    await db.query(
      `insert into private.item_views (kind, item_id, day, views) values
         ('job', $1, private.today(), 5), ('job', $1, private.today() - 40, 500),
         ('job', $2, private.today() - 1, 7)`,
      [db.state.job, quiet],
    );
    expect((await dashboard())?.seen).toMatchObject([
      { kind: "job", title: "Calme", views: 7, applications: 0 },
      { kind: "job", title: "Offre", views: 5, applications: 1 },
    ]);
  });

  it("annonce les échéances à venir, la plus proche d'abord", async () => {
    const day = (days: number) => db.one("select (private.today() + $1::int)::text", [days]);
    await db.makeJob({ title: "Passée", application_deadline: await day(-1) });
    await db.makeJob({ title: "Demain", application_deadline: await day(1) });
    await db.makeJob({ title: "Aujourd'hui", application_deadline: await day(0) });
    await db.makeJob({ title: "Pourvue", status: "filled", application_deadline: await day(2) });
    await db.makeJob({
      title: "D'un autre",
      application_deadline: await day(1),
      recruiter_id: etranger,
    });
    const titles = (await dashboard())?.deadlines.map(({ title }) => title);
    expect(titles).toEqual(["Aujourd'hui", "Demain"]);
  });

  it("dit ce qui attend une réponse, ce qui tarde d'abord, et ce que personne n'a lu", async () => {
    await received("30 days");
    await received("1 day", "En cours", autre);
    await received("1 day", "Refusée", etranger);
    await db.query(
      `update applications set answer_due_on = private.today() - 2 where candidate_id = $1`,
      [candidat],
    );
    const late = await db.one("select id from applications where candidate_id = $1", [candidat]);
    await db.insert("application_events", {
      ...{ application_id: late, actor_id: PEOPLE.recruteur, kind: "cv-opened" },
    });
    const waiting = (await dashboard())?.waiting;
    expect(waiting).toMatchObject({ first: [{ id: late }, {}], late: 1, fresh: 1 });
  });

  it("dit de chaque annonce ses vues et ses candidatures, et combien ne sont pas encore lues", async () => {
    const job = await db.makeJob({ title: "Vue" });
    await received("1 day", "En cours", candidat, job);
    await received("2 days", "Retirée", autre, job);
    await db.query(
      `insert into private.item_views (kind, item_id, day, views)
       values ('job', $1, private.today(), 5), ('job', $1, private.today() - 90, 2)`,
      [job],
    );
    const figures = () => db.call("recruteur", "my_publication_figures('job')", []);
    const ours = {
      item_id: job,
      views: "7",
      applications: "1",
      questions: "0",
      decision: null,
      reason: null,
      how_filled_missing: false,
    };
    expect(await figures()).toContainEqual({ ...ours, fresh: "1" });
    await db.query(
      "insert into application_events (application_id, actor_id, kind) select id, $1, 'cv-opened' from applications",
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

  it("demande comment une offre a été pourvue, une fois, à qui l'a publiée, et le compte", async () => {
    const isMissing = async (job: string) =>
      (await db.call("recruteur", "my_publication_figures('job')")).find(
        ({ item_id }) => item_id === job,
      )?.how_filled_missing;
    const record = (actor: Actor, job: string, how = "elsewhere") =>
      db.call(actor, "record_how_filled('job', $1, $2) as recorded", [job, how]);
    const counted = () =>
      db.query(
        `select h.how, count(p.id)::integer from unnest('{here,elsewhere,not_filled}'::text[]) h (how)
         left join private.publications p on p.status = 'filled' and private.how_filled(p) = h.how
         group by 1 order by 1`,
      );
    const fill = (job: string, status = "filled") =>
      db.query("update jobs set status = $2 where id = $1", [job, status]);
    const job = await db.makeJob();
    expect(await record("recruteur", job)).toEqual([{ recorded: false }]);
    await fill(job);
    expect(await isMissing(job)).toBe(true);
    for (const other of ["candidat", "autre recruteur"] as const) {
      expect(await record(other, job)).toEqual([{ recorded: false }]);
    }
    await expect(record("recruteur", job, "ailleurs")).rejects.toMatchObject({ code: "23514" });
    expect(await record("recruteur", job)).toEqual([{ recorded: true }]);
    expect(await isMissing(job)).toBe(false);
    // What is opened again is asked again; somebody hired here answers by itself.
    await fill(job, "published");
    const id = await received("1 day", "Entretien", candidat, job);
    await fill(job);
    expect(await isMissing(job)).toBe(true);
    await db.insert("application_reviews", { application_id: id, is_hired: true });
    expect(await isMissing(job)).toBe(false);
    expect(await counted()).toMatchObject([{ count: 0 }, { how: "here", count: 1 }, { count: 0 }]);
    await record("recruteur", job, "not_filled");
    expect(await counted()).toMatchObject([{ count: 0 }, { count: 0 }, { count: 1 }]);
  });

  it("ne dit rien à qui n'a rien publié, ni à qui ne recrute pas", async () => {
    await received("1 day");
    await db.query("delete from jobs where recruiter_id = $1", [etranger]);
    await db.insert("private.item_views", { kind: "job", item_id: db.state.job, views: 3 });
    expect(await dashboard("candidat")).toBeNull();
    await expect(dashboard("visiteur")).rejects.toMatchObject({ code: "42501" });
    const others = await dashboard("autre recruteur");
    expect(others).toMatchObject({ has_published: false, statuses: [], seen: [], deadlines: [] });
    expect(others).toMatchObject({ waiting: { first: [], late: 0, fresh: 0 } });
    expect(others?.weeks.every(({ applications }) => applications === 0)).toBe(true);
  });
});
