import { describe, expect, it } from "vitest";
import { setUpGate } from "./support/gate";
import { KINDS, type Kind } from "./support/kinds";
import { ACTORS, emailOf, PEOPLE } from "./support/people";

const kinds = Object.keys(KINDS) as Kind[];
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("La file des annonces en attente", () => {
  const { database, call, publish, change, statusOf, reviewOf, decide, makeEmployer, verify } =
    setUpGate();
  const mails = () =>
    database.query<{ mail_id: string; outcome: string }>("select * from due_gate_mails()");

  it.each([
    "operator_queue()",
    `operator_review('${NOBODY}')`,
    `decide_review('${NOBODY}', 'refused', 'Non')`,
  ])("n'est ouverte qu'aux opérateurs : %s", async (sql) => {
    for (const actor of ACTORS.filter((one) => one !== "opérateur")) {
      await expect(call(actor, sql), actor).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(ACTORS)("ses courriels ne se demandent pas par « %s »", async (actor) => {
    for (const sql of ["due_gate_mails()", `settle_gate_mail('${NOBODY}')`]) {
      await expect(call(actor, sql)).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each(kinds)("montre un %s, et l'accepte : il paraît, son auteur l'apprend", async (kind) => {
    const { id } = await publish(kind);
    const [row] = await call<{ id: string }>("opérateur", "operator_queue()");
    expect(row).toMatchObject({ kind, item_id: id, approved_before: 0, total: 1 });
    const [file] = await call<{ operator_review: object }>("opérateur", "operator_review($1)", [
      row?.id,
    ]);
    expect(file?.operator_review).toMatchObject({
      said: expect.stringContaining(KINDS[kind].fields.title),
      owner_email: emailOf("recruteur"),
    });
    expect(await decide(row?.id ?? "", "approved")).toEqual([{ kind, item_id: id }]);
    expect(await statusOf(kind, id)).toBe("published");
    expect(await call("visiteur", `${KINDS[kind].table} where id = $1`, [id])).toHaveLength(1);
    expect(await mails()).toMatchObject([
      { email: emailOf("recruteur"), kind, item_id: id, outcome: "approved" },
    ]);
    expect(
      await database.query(
        "select action, subject_id from audit_log where actor_id = $1 and row_id = $2",
        [PEOPLE.opérateur, id],
      ),
    ).toEqual([{ action: "review_approved", subject_id: PEOPLE.recruteur }]);
    await expect(decide(row?.id ?? "", "refused", "Non")).rejects.toThrow("already_decided");
  });

  it("refuse avec une raison, que son auteur lit avant de demander de nouveau", async () => {
    const { id } = await publish("job");
    for (const reason of [null, "  "]) {
      await expect(decide(await reviewOf(id), "refused", reason)).rejects.toMatchObject({
        code: "23514",
      });
    }
    await expect(decide(await reviewOf(id), "released", "Non")).rejects.toThrow("unknown_outcome");
    await decide(await reviewOf(id), "refused", "Le nom n’est pas le vôtre.");
    expect(await statusOf("job", id)).toBe("draft");
    expect(await call("recruteur", "my_reviews()")).toMatchObject([
      { item_id: id, outcome: "refused", reason: "Le nom n’est pas le vôtre." },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ outcome: "refused" });
    await database.query("select settle_gate_mail($1)", [mail?.mail_id]);
    expect(await mails()).toEqual([]);
    await change("job", id, "title = 'Corrigée', status = 'published'");
    expect(await call("recruteur", "my_reviews()")).toMatchObject([{ outcome: null }]);
  });

  it("garde ce qui est décidé d'une publication que son auteur efface", async () => {
    const { id } = await publish("job");
    await decide(await reviewOf(id), "refused", "Le nom n’est pas le vôtre.");
    const accepted = await publish("job", { title: "Acceptée" });
    await decide(await reviewOf(accepted.id), "approved");
    await database.query("delete from jobs where recruiter_id = $1", [PEOPLE.recruteur]);
    expect(await call("recruteur", "my_reviews()")).toEqual([]);
    expect(await mails()).toMatchObject([{ item_id: id, outcome: "refused" }]);
    const next = await publish("job", { title: "Autre" });
    const [file] = await call<{ operator_review: object }>("opérateur", "operator_review($1)", [
      await reviewOf(next.id),
    ]);
    expect(file?.operator_review).toMatchObject({
      earlier: [{ outcome: "approved" }, { outcome: "refused" }],
    });
  });

  it("ne décide que des mots qui ont été lus", async () => {
    const { id } = await publish("job");
    const read = await reviewOf(id);
    await change("job", id, "status = 'published'");
    expect(await reviewOf(id)).toBe(read);
    await change("job", id, "title = 'Frais de dossier de 500 piastres', status = 'published'");
    expect(await reviewOf(id)).not.toBe(read);
    await expect(decide(read, "approved")).rejects.toThrow("already_decided");
    expect(await statusOf("job", id)).toBe("draft");
  });

  it("demande de nouveau ce dont l'entreprise change de nom", async () => {
    const employer = await makeEmployer();
    const { id } = await publish("job", { employer_id: employer });
    const read = await reviewOf(id);
    await database.query("update employers set name = 'Un autre nom' where id = $1", [employer]);
    expect(await reviewOf(id)).not.toBe(read);
    await expect(decide(read, "approved")).rejects.toThrow("already_decided");
  });

  it("n'accepte ni ce qui est masqué, ni ce d'un compte suspendu", async () => {
    const { id } = await publish("job");
    const review = await reviewOf(id);
    await database.query("update profiles set suspended_at = now() where id = $1", [
      PEOPLE.recruteur,
    ]);
    expect(await call("opérateur", "operator_queue()")).toEqual([]);
    await expect(decide(review, "approved")).rejects.toThrow("cannot_publish");
    await database.exec("update profiles set suspended_at = null");
    await database.query(
      `with c as (insert into private.report_cases (kind, item_id, owner_id, outcome, reason, decided_at)
           values ('job', $1, $2, 'hidden', 'Fraude', now()) returning id)
         insert into private.holds (kind, item_id, case_id, status_before)
         select 'job', $1, c.id, 'draft' from c`,
      [id, PEOPLE.recruteur],
    );
    expect(await call("opérateur", "operator_queue()")).toEqual([]);
    await expect(decide(review, "approved")).rejects.toThrow("cannot_publish");
    expect(await statusOf("job", id)).toBe("draft");
  });

  it("rend ce qui attend sous le nom d'une entreprise quand elle est vérifiée, sauf ce que retient une décision", async () => {
    const employer_id = await makeEmployer();
    const kept = await publish("job", { employer_id });
    const elsewhere = await publish("scholarship");
    const held = await publish("freelance", { employer_id });
    await database.query(
      `with c as (insert into private.report_cases (kind, item_id, owner_id, outcome, reason, decided_at)
           values ('freelance', $1, $2, 'hidden', 'Fraude', now()) returning id)
         insert into private.holds (kind, item_id, case_id, status_before)
         select 'freelance', $1, c.id, 'draft' from c`,
      [held.id, PEOPLE.recruteur],
    );
    await verify(employer_id);
    expect(await statusOf("job", kept.id)).toBe("published");
    expect(await statusOf("scholarship", elsewhere.id)).toBe("draft");
    expect(await statusOf("freelance", held.id)).toBe("draft");
    expect(await mails()).toMatchObject([{ item_id: kept.id, outcome: "released" }]);
  });

  it("ne rend rien de ce qu'un nouveau collègue publiait sous un autre nom", async () => {
    await verify(await makeEmployer());
    const { id } = await publish("job", {}, PEOPLE["autre recruteur"]);
    await database.query(
      "insert into employer_members (employer_id, user_id) select id, $1 from employers",
      [PEOPLE["autre recruteur"]],
    );
    expect(await statusOf("job", id)).toBe("draft");
    const article = await publish("article", {}, PEOPLE["autre recruteur"]);
    expect(article.status, "le premier article est lu").toBe("draft");
  });

  describe("et les CV", () => {
    const open = (id: string) => call("recruteur", "open_application_cv($1)", [id]);

    it("ne s'ouvrent qu'après une première acceptation, ou la vérification", async () => {
      await database.exec("select set_publishing_gate('open')");
      const { id } = await publish("job");
      const [made] = await database.query<{ id: string }>(
        `insert into applications (candidate_id, job_id, applicant_name, cv_path)
           values ($1, $2, 'Ana', 'a/b.pdf') returning id`,
        [PEOPLE.candidat, id],
      );
      await database.exec("select set_publishing_gate('review')");
      const application = made?.id ?? "";
      await expect(open(application)).rejects.toThrow("cvs_closed");
      expect(await database.query("select 1 from cv_openings")).toEqual([]);
      await change("job", id, "title = 'Relue'");
      await decide(await reviewOf(id), "refused", "Non");
      await expect(open(application)).rejects.toThrow("cvs_closed");
      await change("job", id, "status = 'published'");
      await decide(await reviewOf(id), "approved");
      expect(await open(application)).toHaveLength(1);
    });
  });
});
