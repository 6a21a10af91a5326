import { beforeEach, describe, expect, it } from "vitest";
import { setUpAlerts } from "./support/alerts";
import { emailOf, PEOPLE } from "./support/people";

describe("Les rappels d'échéance", () => {
  const { database, alerts } = setUpAlerts();
  beforeEach(async () => {
    await database.exec("delete from scholarships");
  });

  /** Something that the candidate saved forty days ago and that closes in so many days. */
  async function saved(kind: "job" | "scholarship", days: number, savedAgo = 40) {
    const deadline = await database.one("select (private.today() + $1::integer)::text", [days]);
    const id =
      kind === "job"
        ? await alerts.publish(`Offre ${days}`, { application_deadline: deadline })
        : await alerts.publish(`Bourse ${days}`, { university: "Laval", deadline }, "scholarships");
    await database.query(
      `insert into saved_items (user_id, kind, publication_id, created_at)
       values ($1, $2, $3, now() - make_interval(days => $4))`,
      [PEOPLE.candidat, kind, id, savedAgo],
    );
    return id;
  }

  const due = alerts.waiting;
  async function titles() {
    await database.exec("select prepare_deadline_reminders()");
    return (await alerts.leave()).flatMap(([, ...titles]) => titles).sort();
  }

  it.each([
    ["scholarship", [30, 7, 1], [31, 27, 8, 4, 2, -1]],
    ["job", [3], [30, 7, 4, 0, -1]],
  ] as const)("%s : à %j jours, pas à %j", async (kind, on, off) => {
    for (const days of [...on, ...off]) await saved(kind, days);
    const name = kind === "job" ? "Offre" : "Bourse";
    expect(await titles()).toEqual(on.map((days) => `${name} ${days}`).sort());
  });

  it("viennent une fois, ensemble, et deux jours plus tard si le tour du jour a manqué", async () => {
    await saved("scholarship", 28);
    await saved("scholarship", 7);
    await database.exec("select prepare_deadline_reminders()");
    expect(await due()).toMatchObject([{ email: emailOf("candidat"), items: [{}, {}] }]);
    expect(await titles()).toHaveLength(2);
    expect(await titles()).toEqual([]);
  });

  it("ne rappellent pas à qui vient de sauvegarder", async () => {
    await saved("scholarship", 5, 0);
    expect(await titles()).toEqual([]);
  });

  it("se taisent si la personne n'en veut pas, ou n'y tient plus", async () => {
    const id = await saved("scholarship", 7);
    await database.exec("select prepare_deadline_reminders()");
    const [mail] = await due();
    expect(mail?.items).toHaveLength(1);
    await database.query("delete from saved_items where publication_id = $1", [id]);
    expect((await due())[0]?.items).toEqual([]);

    await saved("scholarship", 30);
    expect(await alerts.value("visiteur", "leave_alerts($1)", [mail?.token])).toBe(true);
    expect(await titles()).toEqual([]);
    expect(
      await database.query("select job_alerts, deadline_reminders from profiles where id = $1", [
        PEOPLE.candidat,
      ]),
    ).toEqual([{ job_alerts: true, deadline_reminders: false }]);
    await database.exec("update profiles set deadline_reminders = true");
  });

  it("ne rappellent ni ce qui est pourvu, ni ce qui est caché", async () => {
    for (const status of ["filled", "draft"]) {
      const id = await saved("scholarship", 7);
      await database.query("update scholarships set status = $1 where id = $2", [status, id]);
    }
    expect(await titles()).toEqual([]);
  });
});
