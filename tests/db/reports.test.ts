import { beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { ACTORS, PEOPLE } from "./support/people";

type Case = { id: string; kind: string; reported: number; unheard: number; reasons: string[] };

describe("Les signalements", () => {
  const { database, call } = setUpCalls();
  let job: string;
  beforeEach(async () => {
    await database.exec("delete from rate_limits; delete from private.report_cases");
    const [made] = await database.query<{ id: string }>(
      `insert into jobs (title, company_name, description, recruiter_id)
       values ('Soudeur', 'Atelier', 'Payez 400 $ pour le permis', $1) returning id`,
      [PEOPLE.recruteur],
    );
    job = made?.id ?? "";
  });

  const report = (actor: (typeof ACTORS)[number], reason = "fees", kind = "job", id = job) =>
    call(actor, "report_content($1, $2, $3, 'Un message', 'temoin@exemple.test')", [
      kind,
      id,
      reason,
    ]);
  const cases = async () =>
    (await call<Case>("opérateur", "operator_cases()")).filter(({ kind }) => kind !== "account");
  const rows = (id: string) =>
    database.query("select * from private.reports where case_id = $1", [id]);

  it("viennent de tous, et se groupent par publication", async () => {
    for (const actor of ACTORS) await report(actor);
    await report("visiteur", "misleading");
    const [found] = (await cases()).filter(({ kind }) => kind === "job");
    expect(found).toMatchObject({ reported: ACTORS.length + 1, reasons: ["fees", "misleading"] });
  });

  it("d'un membre ne comptent qu'une fois : le dernier remplace le premier", async () => {
    await report("candidat");
    await report("candidat", "misleading");
    const [found] = await cases();
    expect(found).toMatchObject({ reported: 1, reasons: ["misleading"] });
    expect(await rows(found?.id ?? "")).toMatchObject([
      { reporter_id: PEOPLE.candidat, email: null },
    ]);
  });

  it("gardent l'adresse de qui n'a pas de compte, et d'aucun autre", async () => {
    await report("visiteur");
    const [found] = await cases();
    expect(await rows(found?.id ?? "")).toMatchObject([
      { reporter_id: null, email: "temoin@exemple.test" },
    ]);
  });

  it("n'ont pour objet que ce que tout le monde lit", async () => {
    await database.query("update jobs set status = 'draft' where id = $1", [job]);
    for (const [kind, id] of [
      ["job", job],
      ["job", crypto.randomUUID()],
      ["freelance", job],
      ["account", PEOPLE.recruteur],
      ["comment", job],
    ] as const) {
      await expect(report("candidat", "fees", kind, id)).rejects.toThrow("nothing_to_report");
    }
  });

  it("d'un commentaire tiennent tant qu'il est publié", async () => {
    const [made] = await database.query<{ id: string; article_id: string }>(
      `with a as (insert into news_articles (title, content, author_id)
         values ('Article', 'Texte', $1) returning id)
       insert into comments (article_id, user_id, body, status)
         select id, $2, 'Écrivez-moi en privé', 'approved' from a returning id, article_id`,
      [PEOPLE.recruteur, PEOPLE.candidat],
    );
    await report("visiteur", "other", "comment", made?.id);
    expect(await call("visiteur", "report_target('comment', $1)", [made?.id])).toEqual([
      { title: "Écrivez-moi en privé", page_kind: "article", page_id: made?.article_id },
    ]);
    await database.query("update comments set status = 'held' where id = $1", [made?.id]);
    expect(await call("visiteur", "report_target('comment', $1)", [made?.id])).toEqual([]);
  });

  it.each(["visiteur", "candidat", "recruteur"] as const)(
    "ne se lisent ni ne s'écrivent autrement (%s)",
    async (actor) => {
      await report(actor);
      for (const table of ["reports", "report_cases", "holds", "case_mails"]) {
        await expect(call(actor, `private.${table}`)).rejects.toMatchObject({ code: "42501" });
      }
      for (const sql of [
        "operator_cases()",
        `operator_case('${job}')`,
        `decide_case('${job}', 'kept', 'Non')`,
        `review_case('${job}', true, 'Non')`,
        `suspend_account('${PEOPLE.candidat}', 'Non')`,
        "due_case_mails()",
        `settle_case_mail('${job}')`,
      ]) {
        await expect(call(actor, sql), sql).rejects.toMatchObject({ code: "42501" });
      }
    },
  );

  it("refusent une raison inventée, un texte sans fin, une adresse qui n'en est pas une", async () => {
    await expect(report("candidat", "parce que")).rejects.toMatchObject({ code: "23514" });
    for (const [message, email] of [
      ["x".repeat(2001), null],
      ["Court", "pas une adresse"],
    ]) {
      await expect(
        call("visiteur", "report_content('job', $1, 'fees', $2, $3)", [job, message, email]),
      ).rejects.toMatchObject({ code: "23514" });
    }
  });

  it("d'une foule de visiteurs se comptent sans remplir la base, et n'empêchent personne", async () => {
    for (let n = 0; n < 40; n += 1) await report("visiteur");
    await report("autre candidat");
    const [found] = await cases();
    expect(found).toMatchObject({ reported: 31, unheard: 10 });
    const stored = await rows(found?.id ?? "");
    expect(stored.length).toBe(31);
    expect(stored).toContainEqual(
      expect.objectContaining({ reporter_id: PEOPLE["autre candidat"] }),
    );
  });

  it("d'un même membre ont une limite", async () => {
    await database.query("delete from rate_limits");
    for (let n = 0; n < 20; n += 1) await report("autre recruteur");
    await expect(report("autre recruteur")).rejects.toThrow("too_many");
  });
});
