import { beforeEach, describe, expect, it } from "vitest";
import { DUE_APPLICATION_MAILS, setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;

describe("La part de réponses à temps", () => {
  const { state, insert, makeJob, query, as } = setUpApplications();
  beforeEach(() => query("delete from jobs where id <> $1", [state.job]));

  /** Sent so many days ago with seven days promised, and answered after so many, or never. */
  async function received(
    sent: number,
    answered: number | null,
    status = "En cours",
    from: string = candidat,
  ) {
    const { id } = await insert("applications", {
      candidate_id: from,
      job_id: await makeJob(),
      status: "En cours",
    });
    // Days are counted where the site is: noon there, whatever the hour and the clock change between.
    await query(
      `update applications set answer_due_on = private.today() - $2::integer + 7,
         applied_at = (private.today() - $2::integer + time '12:00') at time zone 'America/Toronto'
       where id = $1`,
      [id, sent],
    );
    if (status !== "En cours")
      await query("update applications set status = $2 where id = $1", [id, status]);
    if (answered !== null) {
      await query("update applications set status = 'Refusée' where id = $1", [id]);
      await query(
        `update application_events e set created_at = (a.applied_at at time zone 'America/Toronto'
             + make_interval(days => $2)) at time zone 'America/Toronto'
         from applications a where a.id = e.application_id and a.id = $1 and e.kind = 'status'`,
        [id, answered],
      );
    }
    return id;
  }
  /** The recruiter takes what these were sent to off the site. */
  const remove = (ids: string[]) =>
    as(
      "recruteur",
      "delete from jobs where id in (select job_id from applications where id = any ($1::uuid[]))",
      [ids],
    );
  const record = () =>
    as("visiteur", "select * from response_rate('job', $1)", [state.job]) as Promise<object[]>;

  it("se lit sous une annonce, à partir de dix candidatures, d'après le journal", async () => {
    for (let n = 0; n < 6; n += 1) await received(30, 2 + n);
    for (let n = 0; n < 2; n += 1) await received(30, 9);
    await received(30, null);
    // Not due yet: it says nothing of the recruiter.
    await received(3, null);
    expect(await record()).toEqual([]);
    await received(30, null, "Sans réponse");
    expect(await record()).toEqual([{ applications: 10, in_time: 6, median_days: 6 }]);
  });

  it("ne compte ni ce qui est vieux, ni ce qui a été retiré avant la réponse", async () => {
    for (let n = 0; n < 9; n += 1) await received(20, 1);
    await received(200, 1);
    await received(20, null, "Retirée");
    expect(await record()).toEqual([]);
  });

  it("compte aussi ce que le recruteur a retiré du site", async () => {
    for (let n = 0; n < 9; n += 1) await received(20, 1);
    const id = await received(20, null);
    await remove([id]);
    expect(await record()).toEqual([{ applications: 10, in_time: 9, median_days: 1 }]);
  });

  it.each(["Sans réponse", "Refusée", "Retirée"])(
    "compte encore ce qui était « %s » quand le recruteur l'a retiré du site",
    async (status) => {
      const answered = status === "Sans réponse" ? null : 9;
      const sent: string[] = [];
      for (let n = 0; n < 12; n += 1) sent.push(await received(20, answered, status));
      // Answered late, then taken back by who sent it.
      if (status === "Retirée")
        await query("update applications set status = 'Retirée' where id = any ($1::uuid[])", [
          sent,
        ]);
      await query("delete from private.outbox");
      const before = await record();
      expect(before).toMatchObject([{ applications: 12, in_time: 0 }]);
      await remove(sent);
      expect(await record()).toEqual(before);
      // It is over for them already: nobody hears of it again.
      expect(await query(`select event_id from ${DUE_APPLICATION_MAILS}`)).toEqual([]);
    },
  );

  it("ne compte pas une réponse que le recruteur a reprise, mais celle qui l'a suivie", async () => {
    for (let n = 0; n < 9; n += 1) await received(20, 1);
    const id = await received(20, 2);
    await query("update applications set status = 'En cours' where id = $1", [id]);
    expect(await record()).toEqual([{ applications: 10, in_time: 9, median_days: 1 }]);
    await query("update applications set status = 'Entretien' where id = $1", [id]);
    expect(await record()).toEqual([{ applications: 10, in_time: 9, median_days: 1 }]);
    await query(
      `update application_events e set created_at = a.applied_at + interval '3 days'
         from applications a where a.id = e.application_id and a.id = $1
           and e.new_status = 'Entretien'`,
      [id],
    );
    expect(await record()).toEqual([{ applications: 10, in_time: 10, median_days: 1 }]);
  });

  it("ne compte pas ce que l'on s'est envoyé à soi-même", async () => {
    const own: string[] = [];
    for (let n = 0; n < 10; n += 1) own.push(await received(20, 1, "En cours", recruteur));
    expect(await record()).toEqual([]);
    await remove(own);
    expect(await record()).toEqual([]);
  });

  it("dit que la moitié attend, quand elle attend", async () => {
    for (let n = 0; n < 4; n += 1) await received(20, 1);
    for (let n = 0; n < 6; n += 1) await received(20, null);
    expect(await record()).toEqual([{ applications: 10, in_time: 4, median_days: null }]);
  });

  it("ne se lit pas par un brouillon, ni pour un autre", async () => {
    for (let n = 0; n < 10; n += 1) await received(20, 1);
    const draft = await makeJob({ status: "draft" });
    const stranger = await makeJob({ recruiter_id: PEOPLE["autre recruteur"] });
    for (const id of [draft, stranger]) {
      expect(await as("visiteur", "select * from response_rate('job', $1)", [id])).toEqual([]);
    }
  });
});
