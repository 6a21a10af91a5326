import { beforeEach, describe, expect, it } from "vitest";
import { setUpApplications } from "./support/applications";
import { PEOPLE } from "./support/people";

const { candidat, recruteur } = PEOPLE;
const colleague = PEOPLE["autre recruteur"];

describe("Le bilan des réponses d'un employeur", () => {
  const { insert, makeJob, query, as } = setUpApplications();
  let employer: string;
  let other: string;
  const found = async (name: string) =>
    (await insert("employers", { name, created_by: recruteur })).id;
  beforeEach(async () => {
    await query("delete from jobs");
    await query("delete from employers");
    employer = await found("Grande");
    other = await found("Autre");
  });

  /** A late application to an offer of its own. */
  async function received(row: Record<string, unknown> = { employer_id: employer }) {
    const job = await makeJob(row);
    const { id } = await insert("applications", {
      candidate_id: candidat,
      job_id: job,
      status: "En cours",
      applied_at: new Date(Date.now() - 30 * 86_400_000),
    });
    await query("update applications set answer_due_on = applied_at::date + 7 where id = $1", [id]);
    return job;
  }
  const record = (id: string) => query(`select * from response_rate('employer', '${id}')`);
  const move = (job: string, to: string | null) =>
    as("recruteur", "update jobs set employer_id = $2 where id = $1 returning id", [job, to]);

  it("reste le sien : ce qui a reçu une candidature n'est ni déplacé, ni détaché, ni rattaché", async () => {
    const tied = await received();
    for (const to of [other, null]) {
      await expect(move(tied, to)).rejects.toThrow("employer_is_tied");
    }
    await expect(move(await received({}), other)).rejects.toThrow("employer_not_named");
    await as("recruteur", "update jobs set status = 'draft' where id = $1", [tied]);
    await expect(move(tied, other), "une fois dépublié").rejects.toThrow("employer_is_tied");
    expect(await move(await makeJob({ employer_id: employer }), other)).toHaveLength(1);
  });

  it("compte une candidature pour l'employeur à qui elle a été envoyée", async () => {
    for (let n = 0; n < 10; n += 1) await received();
    const before = await record(employer);
    expect(before).toMatchObject([{ applications: 10, in_time: 0 }]);
    await query("update jobs set employer_id = $1", [other]);
    expect([await record(employer), await record(other)]).toEqual([before, []]);
    await as("recruteur", "delete from jobs where true");
    expect([await record(employer), await record(other)]).toEqual([before, []]);
  });

  it("est celui de qui recrée l'entreprise sous son nom, ou reprend son domaine, et de personne d'autre", async () => {
    await query("update employers set website = 'https://grande.example' where id = $1", [
      employer,
    ]);
    for (let n = 0; n < 10; n += 1) await received();
    const before = await record(employer);
    const again = await found("Groupe Grande inc.");
    const beside = await found("GRANDE inc.");
    const records = async () => [await record(beside), await record(again)];
    expect(await records(), "tant qu'elle est ouverte").toEqual([[], []]);
    await as("recruteur", `select close_employer('${employer}')`, []);
    expect(await records(), "de qui était déjà là").toEqual([[], []]);
    const closed = await query(`select * from report_target('employer', '${employer}')`);
    expect([closed, await record(employer)], "fermée").toEqual([[], []]);
    const same = await found("GRANDE ltée");
    expect(
      await query("select closed_at is null as open, verified_at from employers where id = $1", [
        employer,
      ]),
    ).toEqual([{ open: false, verified_at: null }]);
    expect(await record(same)).toEqual(before);
    expect(await record(again)).toEqual([]);
    await query("update employers set website = 'https://www.grande.example/fr' where id = $1", [
      again,
    ]);
    await query("update employers set verified_at = now(), verified_by = 'site' where id = $1", [
      again,
    ]);
    expect(await record(again), "un site qu'elle n'a jamais prouvé").toEqual([]);
    await query(
      "insert into private.employer_checks (employer_id, requested_by, way, outcome, decided_at) values ($1, $2, 'site', 'verified', now())",
      [employer, recruteur],
    );
    expect(await record(again)).toEqual(before);
  });

  it("ferme pour tous, avec ses annonces, et dit à qui a postulé que c'est fini", async () => {
    await received();
    await as("recruteur", `select close_employer('${employer}')`, []);
    await as("recruteur", `select close_employer('${other}')`, []);
    expect(await query("select id from employers")).toEqual([{ id: employer }]);
    expect(await query("select 1 from jobs")).toEqual([]);
    expect(await query("select 1 from employer_members")).toEqual([]);
    expect(await query("select kind from application_events order by id desc limit 1")).toEqual([
      { kind: "removed" },
    ]);
    expect(await query("select 1 from list_employers()")).toEqual([]);
    await expect(as("autre recruteur", `select close_employer('${employer}')`, [])).rejects.toThrow(
      "not_owner",
    );
  });

  it("reste celui d'une entreprise dont le seul membre a supprimé son compte", async () => {
    for (let n = 0; n < 10; n += 1) await received();
    const before = await record(employer);
    await as("recruteur", "select delete_my_account()");
    const again = await insert("employers", { name: "Grande", created_by: colleague });
    expect(await record(again.id)).toEqual(before);
  });
});
