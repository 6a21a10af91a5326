import { beforeEach, describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";
import { emailOf, PEOPLE } from "./support/people";

type Line = { id: number; action: string; actor: string; title: string | null };

describe("Le registre", () => {
  const database = setUpDatabase(people);
  const { exec, as, call, value, insert, publish } = database;
  let job: string;
  let application: string;
  beforeEach(async () => {
    await exec(
      "delete from applications; delete from jobs; delete from private.audit_log; delete from private.rate_limits",
    );
    job = (await publish("job", { title: "Soudeur", company_name: "Atelier" })).id;
    application = (
      await insert("applications", {
        ...{ candidate_id: PEOPLE.candidat, job_id: job, cv_path: "c/v.pdf" },
        ...{ target_title: "Soudeur", target_company: "Atelier" },
      })
    ).id;
  });

  const auditOf = (actor: keyof typeof PEOPLE) => call<Line>(actor, "my_audit()");
  const actionsOf = (lines: Line[]) => lines.map(({ action, actor }) => [action, actor]);

  it("écrit qui ouvre un CV, change un statut, exporte ; les deux le lisent", async () => {
    await value("recruteur", "open_application_cv($1)", [application]);
    await call("recruteur", "set_application_status($1, 'Entretien')", [application]);
    expect(await value("recruteur", "log_applications_export()")).toBe(1);
    const acts = ["applications_exported", "application_status", "cv_opened"];
    expect(actionsOf(await auditOf("candidat"))).toEqual(acts.map((act) => [act, "recruiter"]));
    expect(actionsOf(await auditOf("recruteur"))).toEqual(acts.map((act) => [act, "self"]));
    expect(await auditOf("candidat")).toMatchObject([
      { title: "Soudeur", organisation: "Atelier" },
      { status: "Entretien" },
      {},
    ]);
    for (const other of ["autre candidat", "autre recruteur"] as const) {
      expect(await auditOf(other)).toEqual([]);
    }
  });

  it("n'écrit pas ce que chacun fait de ce qui est à lui seul", async () => {
    await call("candidat", "withdraw_application($1)", [application]);
    expect(await auditOf("candidat")).toEqual([]);
  });

  it("n'écrit, d'un export, que ce que le filtre y met, et rien de qui n'a rien reçu", async () => {
    expect(await value("recruteur", "log_applications_export('', null, 'Refusée')")).toBe(0);
    expect(await value("recruteur", "log_applications_export('', $1)", [crypto.randomUUID()])).toBe(
      0,
    );
    expect(await value("autre recruteur", "log_applications_export()")).toBe(0);
  });

  it("écrit un export une fois l'heure, si souvent qu'on le demande, et le dit de nouveau après", async () => {
    await value("recruteur", "open_application_cv($1)", [application]);
    for (let n = 0; n < 60; n += 1) await value("recruteur", "log_applications_export()");
    expect(actionsOf(await auditOf("candidat"))).toEqual([
      ["applications_exported", "recruiter"],
      ["cv_opened", "recruiter"],
    ]);
    await exec("update private.audit_log set created_at = created_at - interval '61 minutes'");
    expect(await value("recruteur", "log_applications_export()")).toBe(1);
    expect(await auditOf("candidat")).toHaveLength(3);
  });

  it("refuse les exports sans fin", async () => {
    const ask = () => value("recruteur", "log_applications_export()");
    for (let n = 0; n < 120; n += 1) await ask();
    await expect(ask()).rejects.toThrow("too_many");
  });

  it("dit ce qui fut décidé d'un commentaire", async () => {
    const article_id = (await publish("article")).id;
    const row = { article_id, user_id: PEOPLE.candidat, body: "Bien" };
    const { id } = await insert("comments", row);
    await as("recruteur", "update comments set status = 'refused' where id = $1", [id]);
    expect(await auditOf("candidat")).toMatchObject([
      { action: "comment_refused", actor: "author", title: "Article" },
    ]);
  });

  it("se filtre par adresse, par acte et par page pour les opérateurs", async () => {
    await value("recruteur", "open_application_cv($1)", [application]);
    await call("recruteur", "set_application_status($1, 'Refusée')", [application]);
    const log = (address = "", act = "", before: number | null = null) =>
      call<{ id: number; action: string; actor: string; subject: string }>(
        "opérateur",
        "operator_audit($1, $2, $3, 1)",
        [address, act, before],
      );
    expect(await log("", "cv_opened")).toMatchObject([
      { actor: emailOf("recruteur"), subject: emailOf("candidat") },
    ]);
    expect(await log("personne@")).toEqual([]);
    const [newest] = await log(emailOf("candidat").toUpperCase());
    expect(newest?.action).toBe("application_status");
    expect(await log("", "", newest?.id)).toMatchObject([{ action: "cv_opened" }]);
  });

  it("a de quoi répondre page après page", async () => {
    for (let n = 0; n < 3; n += 1) {
      await value("recruteur", "open_application_cv($1)", [application]);
    }
    const first = await call<Line>("candidat", "my_audit(null, 2)");
    const rest = await call<Line>("candidat", "my_audit($1, 2)", [first.at(-1)?.id]);
    expect(first).toHaveLength(2);
    expect(rest).toHaveLength(1);
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(3);
  });
});
