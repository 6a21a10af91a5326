import { describe, expect, it } from "vitest";
import { asPerson } from "./support/actors";
import { setUpGate } from "./support/gate";
import { PEOPLE } from "./support/people";

const recruiter = PEOPLE.recruteur;
const other = PEOPLE["autre recruteur"];
const operator = PEOPLE.opérateur;
const THEIRS = "00000000-0000-4000-8000-00000000e009";

describe("« pending », envoyé à la main là où rien n'attend d'être lu,", () => {
  const { database, makeEmployer, publish, change } = setUpGate();
  const open = () => database.exec("select set_publishing_review('open')");
  const as = (who: string, sql: string, values: unknown[] = []) =>
    asPerson<Record<string, string>>(database, who, sql, values);

  it("ne dispense ni du salaire minimum ni des jours à venir", async () => {
    await open();
    const wrong = { location: "Montréal", province: "QC", start_date: "2020-01-01" };
    await expect(publish("job", { ...wrong, status: "pending" })).rejects.toThrow();
  });

  it("n'emmène pas l'offre d'une entreprise, ni qui y a postulé", async () => {
    await open();
    const employer = await makeEmployer();
    await database.query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer,
      other,
    ]);
    await database.query("insert into employers (id, name, created_by) values ($1, 'Autre', $2)", [
      THEIRS,
      other,
    ]);
    const { id } = await publish("job", { status: "pending", employer_id: employer }, other);
    await database.query("insert into applications (candidate_id, job_id) values ($1, $2)", [
      PEOPLE.candidat,
      id,
    ]);
    const taken = change("job", id, `employer_id = '${THEIRS}', status = 'pending'`, other);
    await expect(taken).rejects.toThrow("employer_is_tied");
  });

  it("garde la date de la première publication", async () => {
    await open();
    const { id } = await publish("job", { status: "pending" });
    await database.query("update jobs set posted_at = now() - interval '30 days' where id = $1", [
      id,
    ]);
    await change("job", id, "title = 'Autre titre'");
    expect(
      await database.query(
        "select was_public, posted_at < now() - interval '29 days' as kept from jobs where id = $1",
        [id],
      ),
    ).toEqual([{ was_public: true, kept: true }]);
  });

  it("n'est pas levé par une collègue qui renomme l'entreprise", async () => {
    await open();
    const employer = await makeEmployer();
    await database.query("insert into employer_members (employer_id, user_id) values ($1, $2)", [
      employer,
      other,
    ]);
    await database.query(
      `insert into private.moderation_cases
         (source, target_kind, target_id, owner_id, decision, reason, decided_at)
       values ('report', 'job', gen_random_uuid(), $1, 'removed', 'Fausse offre', now())`,
      [other],
    );
    const { id } = await publish("job", { employer_id: employer }, other);
    await as(recruiter, "update employers set name = 'Maison Essais' where id = $1", [employer]);
    expect(await database.query("select status from jobs where id = $1", [id])).toEqual([
      { status: "pending" },
    ]);
  });

  it("ne remplace pas un article par celui d'une autre personne", async () => {
    const foreign = await publish("article", { title: "D’une autre" }, other);
    const mine = await publish("article", { title: "A" });
    const next = await publish("article", { title: "B" });
    await database.exec(
      "update news_articles set status = 'published'; delete from private.moderation_cases",
    );
    await change(
      "article",
      mine.id,
      `title = 'A2', status = 'replaced', replaced_by = '${next.id}'`,
    );
    await expect(change("article", mine.id, `replaced_by = '${foreign.id}'`)).rejects.toThrow(
      "successor_unknown",
    );
  });

  it("laisse sans suite la vérification d'une entreprise qui ferme", async () => {
    const employer = await makeEmployer();
    await database.query("select register_employer_proof($1, $2, 'p/1.pdf', 'a.pdf')", [
      employer,
      recruiter,
    ]);
    await as(recruiter, "select close_employer($1)", [employer]);
    expect(await as(operator, "select id from operator_cases()")).toEqual([]);
  });

  it("un signalement sans suite ne se lit pas au journal de qui a publié", async () => {
    await open();
    const { id } = await publish("job");
    await database.query("select report_content('job', $1, 'other', 'x')", [id]);
    const [found] = await database.query<{ id: string; version: number }>(
      "select id, version from private.moderation_cases",
    );
    await as(operator, "select * from decide_case($1, $2, 'kept', 'Rien')", [
      found?.id,
      found?.version,
    ]);
    expect(await as(recruiter, "select action from my_audit() where action = 'kept'")).toEqual([]);
  });
});
